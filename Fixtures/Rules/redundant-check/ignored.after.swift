// target: iOS 15
// backport:ignore
if #available(iOS 13, *) { }
if #available(iOS 13, *) { } // backport:ignore
if #available(iOS 13, *) { } // backport:ignore redundant-check -- the vendor merges this file
/* backport:ignore */

if #available(iOS 13, *) { } // the line of the next token counts, blank lines do not
