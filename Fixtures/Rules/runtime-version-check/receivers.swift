// target: iOS 15
import Foundation

// Other types tell versions by the same names, and a version may be handed in.
struct Host {
  var operatingSystemVersion: OperatingSystemVersion
  func isOperatingSystemAtLeast(_ version: OperatingSystemVersion) -> Bool { true }
}

func isNew(_ host: Host) -> Bool {
  if host.isOperatingSystemAtLeast(OperatingSystemVersion(majorVersion: 12, minorVersion: 0, patchVersion: 0)) { return true }
  return host.operatingSystemVersion.majorVersion >= 13
}

func isNew(operatingSystemVersion: OperatingSystemVersion = ProcessInfo.processInfo.operatingSystemVersion) -> Bool {
  operatingSystemVersion.majorVersion >= 13
}

struct Report {
  let operatingSystemVersion: OperatingSystemVersion
  var isOld: Bool { operatingSystemVersion.majorVersion < 13 }
}

func fixed() -> Bool {
  let operatingSystemVersion = OperatingSystemVersion(majorVersion: 11, minorVersion: 0, patchVersion: 0)
  return operatingSystemVersion.majorVersion >= 13
}

func shadowed(_ versions: [OperatingSystemVersion]) {
  let version = ProcessInfo.processInfo.operatingSystemVersion
  print(version.majorVersion >= 14) // expect: 9 [runtime-version-check] "is always true"
  versions.forEach { version in print(version.majorVersion >= 14) }
}

extension ProcessInfo {
  var isNew: Bool { operatingSystemVersion.majorVersion >= 13 } // expect: 21 [runtime-version-check] "is always true"
  var isOld: Bool { self.operatingSystemVersion.majorVersion < 13 } // expect: 21 [runtime-version-check] "is always false"
}
