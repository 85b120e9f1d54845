// targets: iOS 15, visionOS 1
if #available(iOS 15, *) { } // expect: 4 [redundant-check] "the minimums are iOS 15.0 and visionOS 1.0 (--min)"
if #available(iOS 15, visionOS 2, *) { } // visionOS's own clause counts // expect: 15 [redundant-clause] "'iOS 15'"
#if os(visionOS)
if #available(iOS 17, *) { } // expect: 4 [redundant-check] "always true"
if #available(iOS 18, *) { } // what that is on visionOS, the SDK says
if #available(visionOS 1, *) { } // expect: 4 [redundant-check] "always true"
#endif
