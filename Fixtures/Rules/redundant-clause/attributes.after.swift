// targets: iOS 15, macOS 12
@available(macOS 14, *)
func a() { }
@available(iOS, deprecated: 18, message: "gone")
func b() { }
@available(iOS, introduced: 16, deprecated: 18)
func c() { }
@backDeployed(before: macOS 14)
public func d() { }
