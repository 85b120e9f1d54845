// target: iOS 15
// backport:ignore
if #available(iOS 13, *) { }
if #available(iOS 13, *) { } // backport:ignore
if #available(iOS 13, *) { } // backport:ignore redundant-check -- the vendor merges this file
if #available(iOS 13, *) { } // backport:ignore redundant-clause // expect: 4 [redundant-check] "always true"
/* backport:ignore */

if #available(iOS 13, *) { } // the line of the next token counts, blank lines do not
if #available(iOS 13, *) { } // expect: 4 [redundant-check] "always true"
