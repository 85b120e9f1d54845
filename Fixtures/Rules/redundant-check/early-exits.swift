// target: iOS 15
func a() {
  if #available(iOS 14, *) { return } // expect: 6 [redundant-check] "always true"
  foo()
}
func b() -> Int {
  if #available(iOS 14, *) { // expect: 6 [redundant-check] "always true"
    defer { leave() }
    return 1
  }
  return 2
}
func c() throws {
  guard #unavailable(iOS 14) else { throw Failure() } // expect: 9 [redundant-check] "what follows the 'guard' is dead"
  foo()
}
loop: while #available(iOS 14, *) { break loop } // expect: 13 [redundant-check] "the check can go"
repeat { if #available(iOS 14, *) { break } } while true // expect: 13 [redundant-check] "always true"
let limit: Int = { if #available(iOS 14, *) { return 10 }; return 5 }() // expect: 23 [redundant-check] "always true"

// A jump to where control goes anyway is not kept.
func loop(_ xs: [Int]) {
  for x in xs {
    if #available(iOS 13, *) { // expect: 8 [redundant-check] "always true"
      print(x)
      continue
    }
    print("old", x)
  }
  outer: for x in xs {
    for y in xs {
      if #available(iOS 13, *) { // expect: 10 [redundant-check] "always true"
        print(x, y)
        continue outer
      }
      print("old", y)
    }
  }
  switch xs.count {
  case 0:
    if #available(iOS 13, *) { // expect: 8 [redundant-check] "always true"
      print("none")
      break
    }
    print("old")
  case 1:
    if #available(iOS 13, *) { // expect: 8 [redundant-check] "always true"
      break
    }
    print("old")
  default: print("more")
  }
}
