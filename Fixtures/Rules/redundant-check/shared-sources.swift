// targets: iOS 14, iOS 16
// In two targets: the lower one counts.
if #available(iOS 14, *) { } // expect: 4 [redundant-check] "the minimum is iOS 14.0"
if #available(iOS 16, *) { } // the other target needs it
