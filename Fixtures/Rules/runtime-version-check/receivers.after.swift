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
  print(true)
  versions.forEach { version in print(version.majorVersion >= 14) }
}
