// targets: iOS 15, macOS 12
func a() { }
func b() { }
@available(iOS 16, macOS 13, *) func c() { } // above on both
#if os(macOS)
func d() { }
#endif
#if os(macOS)
@available(macOS 14, *)
#else
#endif
func e() {
  if #available(macOS 14, iOS 16, *) { } // the attributes speak for their own clause of the '#if'
}
