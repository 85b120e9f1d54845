// targets: iOS 15, macOS 12, tvOS 15
if #available(iOS 14, macOS 13, *) { }
if #available(iOS 16, macOS 13, tvOS 16, *) { } // above on all
if #available(watchOS 8, *) { } // names no platform that is built: not for us to say
#if os(Linux)
if #available(iOS 13, *) { } // built for none of our platforms
#endif
