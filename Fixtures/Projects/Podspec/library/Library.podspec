# frozen_string_literal: true
Pod::Spec.new do |s|
  s.name = 'Library'
  # s.ios.deployment_target = '8.0'
  s.summary = "Needs s.ios.deployment_target = '9.0'"
  s.ios.deployment_target = '13.0'
  s.osx.deployment_target  = "10.15"
  minimum_tv = '14.0'
  s.tvos.deployment_target = minimum_tv
  s.visionos.deployment_target = '1.0'
  s.source_files = 'Source/**/*.swift',
                   'Extra/{One,Two}.swift'
  s.exclude_files = 'Source/Skipped/**'
end
