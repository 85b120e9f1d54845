folly = '13.0'
Pod::Spec.new do |spec|
  spec.platforms = { :ios => min_ios_version_supported, :visionos => 1.0, :osx => folly, :tvos => "#{folly}" }
  spec.source_files = "Sources/**/*"
end
