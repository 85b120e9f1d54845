Pod::Spec.new do |spec|
  spec.platform = :ios, '14.0'
  spec.source_files = "**/*.swift"
end
