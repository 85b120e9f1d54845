// targets: iOS 26, macOS 26, watchOS 26
@available(anyAppleOS 26, *) func at() { } // expect: 1 [redundant-attribute] "the minimums are iOS 26.0, macOS 26.0 and watchOS 26.0 (--min)"
@available(anyAppleOS 26.1, *) func above() { }
@available(anyAppleOS 27, iOS 18, macOS 15, watchOS 11, *) func named() { } // expect: 1 [redundant-attribute] "restricts nothing"
@available(anyAppleOS 27, iOS 18, *) func some() { } // without it, anyAppleOS would speak for iOS
@available(anyAppleOS, introduced: 26) func long() { } // expect: 1 [redundant-attribute] "restricts nothing"
@available(anyAppleOS, introduced: 26, deprecated: 27) func both() { } // expect: 24 [redundant-clause] "'introduced: 26'"
@available(anyAppleOS, unavailable) func gone() { }
@available(Swift 6.2, *) func runtime() { } // not judged
// The other attribute would speak for iOS.
@available(anyAppleOS, introduced: 27)
@available(iOS, introduced: 18) func hidden() { }
