// targets: iOS 18, visionOS 2
@available(iOS 17.4, *) func below() { } // expect: 1 [redundant-attribute] "the minimums are iOS 18.0 and visionOS 2.0 (--min)"
@available(iOS 18, *) func at() { } // expect: 1 [redundant-attribute] "restricts nothing"
@available(iOS 18.1, *) func above() { } // visionOS 2.1
@available(iOS 17, visionOS 2, *) func own() { } // expect: 1 [redundant-attribute] "restricts nothing"
@available(iOS 17, visionOS 2.1, *) func newer() { } // visionOS's own clause counts // expect: 12 [redundant-clause] "'iOS 17'"
@available(iOS, introduced: 18) func long() { } // expect: 1 [redundant-attribute] "restricts nothing"
@available(iOS, introduced: 18.2) func newLong() { } // visionOS 2.2
#if os(visionOS)
@available(iOS 18, *) func mapped() { } // expect: 1 [redundant-attribute] "the minimum is visionOS 2.0 (--min)"
@available(iOS 26, *) func unreached() { } // visionOS 26
#endif
@available(iOSApplicationExtension 14, *) func ofExtensions() { } // expect: 1 [redundant-attribute] "restricts nothing"
@available(iOSApplicationExtension 18.1, *) func newOfExtensions() { }
#if os(visionOS)
@available(iOSApplicationExtension 18.1, *) func mappedOfExtensions() { } // visionOS 2.1
#endif
// The other attribute would speak for visionOS.
@available(iOS, introduced: 28)
@available(visionOS, introduced: 1) func hidden() { }
@available(iOS, deprecated: 26)
@available(visionOS 2, *) func lasting() { }
// Of two alike the last one counts: the first is deprecated for nobody.
@available(iOS, deprecated: 26)
@available(iOS 15, *) func last() { }
@available(iOS 15, *) // expect: 1 [redundant-attribute] "restricts nothing"
@available(iOS, deprecated: 26) func first() { }
@available(iOS, introduced: 17) // expect: 1 [redundant-attribute] "restricts nothing"
@available(visionOS, introduced: 1) func both() { } // expect: 1 [redundant-attribute] "restricts nothing"
