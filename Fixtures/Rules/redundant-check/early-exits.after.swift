// target: iOS 15
func a() {
}
func b() -> Int {
  defer { leave() }
  return 1
}
func c() throws {
  throw Failure()
}
loop: while true { break loop }
repeat { break } while true
let limit: Int = 10

// A jump to where control goes anyway is not kept.
func loop(_ xs: [Int]) {
  for x in xs {
    print(x)
  }
  outer: for x in xs {
    for y in xs {
      print(x, y)
      continue outer
    }
  }
  switch xs.count {
  case 0:
    print("none")
  case 1:
    break
  default: print("more")
  }
}
