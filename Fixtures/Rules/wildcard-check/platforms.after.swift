// target: iOS 15
a()
b()
if #available(iOS 14, macOS 12, *) { } // below
if #available(iOS 15, macOS 12, *) { } // at
if #available(iOS 16, macOS 12, *) { } // above: iOS's clause decides
if #available(*) { } // names no platform
if #available(SwiftStdlib 5.9, *) { } // a name that may stand for iOS
func f() { }
@available(macOS, introduced: 12) func g() { } // says nothing of iOS
@available(macOS, unavailable) func h() { }
public func i() { }
#if os(macOS)
if #available(macOS 12, *) { } // not built
#endif
