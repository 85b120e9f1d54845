// targets: iOS 26, macOS 26.1, visionOS 26
if #available(anyAppleOS 26, *) { } // expect: 4 [redundant-check] "the minimums are iOS 26.0, macOS 26.1 and visionOS 26.0 (--min)"
if #available(anyAppleOS 26.1, *) { } // above for iOS and visionOS
if #available(anyAppleOS 26.1, iOS 26, visionOS 2, *) { } // expect: 4 [redundant-check] "always true"
if #unavailable(anyAppleOS 26) { } else { } // expect: 4 [redundant-check] "always false"
if #available(anyAppleOS 27, macOS 15, *) { } // without it, anyAppleOS would speak for macOS
if #available(anyAppleOS 18, *) { } // there is no such version
if #available(Swift 6.2, *) { } // what the runtime has is not ours to say
if #available(anyAppleOS 27, *) {
  if #available(iOS 27, macOS 26.5, *) { } // expect: 6 [redundant-check] "'#available(anyAppleOS 27, *)' in line 9 already requires it"
}
#if os(anyAppleOS)
if #available(iOS 26, macOS 26, *) { } // expect: 4 [redundant-check] "always true"
#else
if #available(iOS 26, *) { } // built for none of our platforms
#endif
