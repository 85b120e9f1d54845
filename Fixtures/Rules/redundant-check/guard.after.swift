// target: iOS 16
func a() {
  guard #available(iOS 17, *) else { return } // above: it stays
  inner()
  if #available(iOS 18, *) { inner() } // more than the guard asked for
}
func b() {
  if #available(iOS 17, *) { inner() } // another function: nothing is known of it
}
func c() {
  guard #unavailable(iOS 17) else {
    inner()
    return
  }
}
func d(x: Bool) {
  guard x, #available(iOS 17, *) else {
    if #available(iOS 17, *) { inner() } // 'x' may be what failed
    return
  }
  _ = { inner() }
}
func e() {
  do {
    guard #available(iOS 17, *) else { return }
  }
  if #available(iOS 17, *) { inner() } // the guard speaks for its own block only
}
