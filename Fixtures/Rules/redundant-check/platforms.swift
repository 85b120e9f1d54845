// targets: iOS 15, macOS 12, tvOS 15
if #available(iOS 14, macOS 11, tvOS 14, *) { } // expect: 4 [redundant-check] "the minimums are iOS 15.0, macOS 12.0 and tvOS 15.0 (--min)"
if #available(iOS 14, macOS 11, *) { } // expect: 4 [redundant-check] "the minimums are iOS 15.0 and macOS 12.0 (--min), and '*' covers tvOS"
if #available(iOS 14, macOS 13, *) { } // expect: 15 [redundant-clause] "'iOS 14'"
if #available(iOS 16, macOS 13, tvOS 16, *) { } // above on all
if #available(watchOS 8, *) { } // names no platform that is built: not for us to say
if #available(*) { } // expect: 4 [redundant-check] "is always true"
#if os(iOS)
if #available(iOS 15, macOS 13, *) { } // expect: 4 [redundant-check] "is always true: the minimum is iOS 15.0 (--min)"
#elseif os(macOS)
if #available(iOS 16, macOS 12, *) { } // expect: 4 [redundant-check] "is always true: the minimum is macOS 12.0 (--min)"
#else
if #available(iOS 16, macOS 13, tvOS 15, *) { } // expect: 4 [redundant-check] "is always true: the minimum is tvOS 15.0 (--min)"
#endif
#if !os(macOS)
if #available(iOS 15, macOS 13, *) { } // expect: 4 [redundant-check] "and '*' covers tvOS"
#endif
#if os(Linux)
if #available(iOS 13, *) { } // built for none of our platforms
#endif
#if DEBUG
if #available(iOS 14, tvOS 14, macOS 12, *) { } // expect: 4 [redundant-check] "is always true"
#endif
