// targets: iOS 26, macOS 15, visionOS 26
if #available(macOS 26, *) { }
if #available(iOS 27, *) { }
if #available(anyAppleOS 26, *) { } // stands for macOS, too
if #available(anyAppleOS 26, macOS 14, *) { }
if #available(macOS 26.1, *) { }
if #available(anyAppleOS 27, macOS 14, *) { } // without it, anyAppleOS would speak for macOS
