// target: iOS 15
func values(_ x: Int) {
  let simple: Int
  if #available(iOS 13, *) { // expect: 6 [redundant-check] "the 'else' branch is dead"
    simple = x
  } else {
    simple = -x
  }

  var list: [Int]
  if #available(iOS 13, *) { // expect: 6 [redundant-check] "the 'else' branch is dead"
    list = [
      x,
    ]
  } else {
    list = []
  }

  let between: Int
  print("something stands between")
  if #available(iOS 13, *) { between = 1 } else { between = 2 } // expect: 6 [redundant-check] "always true"

  let more: Int
  if #available(iOS 13, *) { // expect: 6 [redundant-check] "the 'else' branch is dead"
    more = 1
    print("more than the value")
  } else {
    more = 2
  }

  // what is said of the value stays
  let commented: Int
  // how it is found
  if #available(iOS 13, *) { commented = 1 } else { commented = 2 } // expect: 6 [redundant-check] "always true"

  var first = 0, second: Int
  if #available(iOS 13, *) { second = 1 } else { second = 2 } // expect: 6 [redundant-check] "always true"

  let clause: Int
  #if CUSTOM
  clause = x
  #else
  if #available(iOS 15, *) { clause = x } else { clause = -x } // expect: 6 [redundant-check] "always true"
  #endif

  // It was there before.
  let old: Int
  old = x
}
