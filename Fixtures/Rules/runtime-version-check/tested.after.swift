// target: iOS 15
import Foundation
// A test of the answer would say nothing with a constant.
func tested() {
  #expect(ProcessInfo.processInfo.isOperatingSystemAtLeast(.init(majorVersion: 14, minorVersion: 0, patchVersion: 0)), "old")
  XCTAssertFalse(ProcessInfo.processInfo.operatingSystemVersion.majorVersion < 15)
  show(false)
}
