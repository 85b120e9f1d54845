// Before the check.
func work() {
  // Why it is done.
  if #available(iOS 13, *) { // since 13
    // The newer way.
    print("modern") /* trailing */
    /* At the end of the branch. */
  } else { // before
    // Fallback on earlier versions
    print("old")
  } // the end of the choice
  // After the check.

  /* left */ if /* a */ #available(iOS 13, *) /* b */ /* c */ { /* d */ print("odd") /* e */ } /* right */

  if #unavailable(iOS 13) {
    // Only the old one.
    print("old")
  }
  /* between */
  else {
    /// Documented.
    print("else")
  }
}
work()
