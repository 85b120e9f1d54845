// targets: iOS 26, macOS 26.1, visionOS 26
if #available(anyAppleOS 26.1, *) { } // above for iOS and visionOS
if #available(anyAppleOS 27, macOS 15, *) { } // without it, anyAppleOS would speak for macOS
if #available(anyAppleOS 18, *) { } // there is no such version
if #available(Swift 6.2, *) { } // what the runtime has is not ours to say
if #available(anyAppleOS 27, *) {
}
#if !os(anyAppleOS)
if #available(iOS 26, *) { } // built for none of our platforms
#endif
