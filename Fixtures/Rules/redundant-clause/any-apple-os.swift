// targets: iOS 26, macOS 15, visionOS 26
if #available(iOS 18, macOS 26, *) { } // expect: 15 [redundant-clause] "'iOS 18'"
if #available(iOS 27, macOS 15, *) { } // expect: 23 [redundant-clause] "'macOS 15'"
if #available(anyAppleOS 26, *) { } // stands for macOS, too
if #available(anyAppleOS 26, macOS 14, *) { } // expect: 4 [redundant-check] "always true"
if #available(anyAppleOS 26, macOS 26.1, *) { } // expect: 15 [redundant-clause] "'anyAppleOS 26'"
if #available(anyAppleOS 27, macOS 14, *) { } // without it, anyAppleOS would speak for macOS
