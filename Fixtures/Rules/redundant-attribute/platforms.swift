// targets: iOS 15, macOS 12
@available(iOS 15, macOS 12, *) func a() { } // expect: 1 [redundant-attribute] "the minimums are iOS 15.0 and macOS 12.0 (--min)"
@available(iOS 15, macOS 12, tvOS 99, *) func b() { } // expect: 1 [redundant-attribute] "restricts nothing"
@available(iOS 16, macOS 13, *) func c() { } // above on both
#if os(macOS)
@available(macOS 12, iOS 16, *) func d() { } // expect: 1 [redundant-attribute] "the minimum is macOS 12.0"
#endif
#if os(macOS)
@available(macOS 14, *)
#else
@available(iOS 14, *) // expect: 1 [redundant-attribute] "the minimum is iOS 15.0"
#endif
func e() {
  if #available(macOS 14, iOS 16, *) { } // the attributes speak for their own clause of the '#if'
}
