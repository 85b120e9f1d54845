// target: visionOS 1
if #available(iOS 18, *) { a() } // expect: 4 [wildcard-check] "'*' covers visionOS"
if #available(iOS 18, visionOS 2, *) { a() } // above
if #available(iOS 18, visionOS 1, *) { a() } // expect: 4 [redundant-check] "always true"
@available(iOS 18, *) func f() { } // visionOS 2.0: for attributes iOS counts
