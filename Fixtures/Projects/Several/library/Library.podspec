Pod::Spec.new do |s|
  s.ios.deployment_target = '12.0'
  s.watchos.deployment_target = '6.0'
  s.source_files = 'Source/*.swift'
end
