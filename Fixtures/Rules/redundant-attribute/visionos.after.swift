// targets: iOS 18, visionOS 2
func below() { }
func at() { }
@available(iOS 18.1, *) func above() { } // visionOS 2.1
func own() { }
@available(iOS 17, visionOS 2.1, *) func newer() { } // visionOS's own clause counts
func long() { }
@available(iOS, introduced: 18.2) func newLong() { } // visionOS 2.2
#if os(visionOS)
func mapped() { }
@available(iOS 26, *) func unreached() { } // visionOS 26
#endif
func ofExtensions() { }
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
@available(iOS, deprecated: 26) func first() { }
func both() { }
