// targets: iOS 26, macOS 26, watchOS 26
func at() { }
@available(anyAppleOS 26.1, *) func above() { }
func named() { }
@available(anyAppleOS 27, iOS 18, *) func some() { } // without it, anyAppleOS would speak for iOS
func long() { }
@available(anyAppleOS, introduced: 26, deprecated: 27) func both() { }
@available(anyAppleOS, unavailable) func gone() { }
@available(Swift 6.2, *) func runtime() { } // not judged
// The other attribute would speak for iOS.
@available(anyAppleOS, introduced: 27)
@available(iOS, introduced: 18) func hidden() { }
