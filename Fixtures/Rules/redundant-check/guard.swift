// target: iOS 16
func a() {
  guard #available(iOS 15, *) else { return } // expect: 9 [redundant-check] "the 'guard' can go"
  guard #available(iOS 17, *) else { return } // above: it stays
  if #available(iOS 17, *) { inner() } // expect: 6 [redundant-check] "'#available(iOS 17, *)' in line 4 already requires it; the check can go"
  if #available(iOS 18, *) { inner() } // more than the guard asked for
}
func b() {
  if #available(iOS 17, *) { inner() } // another function: nothing is known of it
}
func c() {
  guard #unavailable(iOS 17) else {
    if #available(iOS 17, *) { inner() } // expect: 8 [redundant-check] "it is only reached when '#unavailable(iOS 17)' in line 12 is false"
    return
  }
  if #available(iOS 17, *) { inner() } // expect: 6 [redundant-check] "'#unavailable(iOS 17)' in line 12 lets only older systems in; its body is dead"
}
func d(x: Bool) {
  guard x, #available(iOS 17, *) else {
    if #available(iOS 17, *) { inner() } // 'x' may be what failed
    return
  }
  _ = { if #available(iOS 17, *) { inner() } } // expect: 12 [redundant-check] "already requires it"
}
func e() {
  do {
    guard #available(iOS 17, *) else { return }
  }
  if #available(iOS 17, *) { inner() } // the guard speaks for its own block only
}
