// target: iOS 15
import Foundation

func old(_ isOn: Bool) -> Int {
  guard isOn, ProcessInfo.processInfo.operatingSystemVersion.majorVersion < 14 else { return 1 } // expect: 15 [runtime-version-check] "is always false"
  return 2
}
private var isOld: Bool {
  !ProcessInfo().isOperatingSystemAtLeast(.init(majorVersion: 14, minorVersion: 0, patchVersion: 0)) // expect: 4 [runtime-version-check] "is always true"
}
func width(_ isOn: Bool) -> Int {
  let system = ProcessInfo.processInfo.operatingSystemVersion
  if isOn && system.majorVersion >= 14 { return 1 } // expect: 14 [runtime-version-check] "is always true"
  return isOld ? 2 : 3
}
func size() -> Int { ProcessInfo.processInfo.operatingSystemVersion.majorVersion > 13 ? 1 : 2 } // expect: 22 [runtime-version-check] "is always true"
func told() { print("\(ProcessInfo.processInfo.operatingSystemVersion.majorVersion > 13)") } // expect: 24 [runtime-version-check] "is always true"
