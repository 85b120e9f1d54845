// target: iOS 15
if #available(macOS 12, *) { a() } else { b() } // expect: 4 [wildcard-check] "'#available(macOS 12, *)' is always true: '*' covers iOS; the 'else' branch is dead"
if #unavailable(macOS 12) { a() } else { b() } // expect: 4 [wildcard-check] "is always false: '*' covers iOS"
if #available(iOS 14, macOS 12, *) { } // below // expect: 4 [redundant-check] "always true"
if #available(iOS 15, macOS 12, *) { } // at // expect: 4 [redundant-check] "always true"
if #available(iOS 16, macOS 12, *) { } // above: iOS's clause decides
if #available(*) { } // names no platform // expect: 4 [redundant-check] "is always true"
if #available(SwiftStdlib 5.9, *) { } // a name that may stand for iOS
@available(macOS 12, *) func f() { } // expect: 1 [wildcard-check] "restricts nothing: '*' covers iOS; the attribute can go"
@available(macOS, introduced: 12) func g() { } // says nothing of iOS
@available(macOS, unavailable) func h() { }
@backDeployed(before: macOS 12) // expect: 1 [wildcard-check] "is never used"
public func i() { }
#if os(macOS)
if #available(macOS 12, *) { } // not built
#endif
