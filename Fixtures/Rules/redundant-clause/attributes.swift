// targets: iOS 15, macOS 12
@available(iOS 13, macOS 14, *) // expect: 12 [redundant-clause] "'iOS 13' in '@available(iOS 13, macOS 14, *)' is always satisfied"
func a() { }
@available(iOS, introduced: 13, deprecated: 18, message: "gone") // expect: 17 [redundant-clause] "'introduced: 13'"
func b() { }
@available(iOS, introduced: 16, deprecated: 18)
func c() { }
@backDeployed(before: iOS 15, macOS 14) // expect: 23 [redundant-clause] "'iOS 15'"
public func d() { }
