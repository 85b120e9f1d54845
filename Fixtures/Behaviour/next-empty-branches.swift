struct Trouble: Error {}

func emptyModern(_ x: Int) {
  if #available(iOS 13, *) {
  } else {
    print("old")
  }
  if #available(iOS 13, *) {} else { print("old") }
  if x > 1 { print("big") } else if #available(iOS 13, *) {} else { print("old") }
  print("end")
}

func throwsFromGuard() throws -> Int {
  print("before")
  guard #unavailable(iOS 13) else { throw Trouble() }
  return 1
}

emptyModern(1)
emptyModern(2)
do { print(try throwsFromGuard()) } catch { print("caught") }
