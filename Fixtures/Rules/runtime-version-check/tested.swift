// target: iOS 15
import Foundation
// A test of the answer would say nothing with a constant.
func tested() {
  #expect(ProcessInfo.processInfo.isOperatingSystemAtLeast(.init(majorVersion: 14, minorVersion: 0, patchVersion: 0)), "old") // expect: 11 [runtime-version-check] "is always true"
  XCTAssertFalse(ProcessInfo.processInfo.operatingSystemVersion.majorVersion < 15) // expect: 18 [runtime-version-check] "is always false"
  show(ProcessInfo.processInfo.operatingSystemVersion.majorVersion < 15) // expect: 8 [runtime-version-check] "is always false"
}
