// targets: iOS 15, visionOS 1
if #available(iOS 14, *) { } // expect: 4 [redundant-check] "always true"
if #available(iOS 15, *) { } // expect: 4 [redundant-check] "the minimum is iOS 15.0 (--min), and '*' covers visionOS"
if #available(iOS 16, *) { } // above the minimum of iOS
if #available(iOS 15, visionOS 1, *) { } // expect: 4 [redundant-check] "the minimums are iOS 15.0 and visionOS 1.0 (--min)"
if #available(iOS 15, visionOS 2, *) { } // visionOS's own clause counts // expect: 15 [redundant-clause] "'iOS 15'"
#if os(visionOS)
if #available(iOS 18, *) { } // a check on visionOS does not look at iOS: '*' alone decides
if #available(visionOS 1, *) { } // expect: 4 [redundant-check] "always true"
if #available(visionOS 1.1, *) { } // above
#endif
