Pod::Spec.new do |spec|
  spec.platforms = { :ios => '15.0', 'watchos' => '8.0', osx: '12.0',
                     :tvos => '15.0' }
  spec.source_files = "Sources/**/*"
end
