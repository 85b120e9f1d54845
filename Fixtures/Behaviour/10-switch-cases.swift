// A case must keep a statement.
func run(_ x: Int) {
  switch x {
  case 0:
    if #unavailable(iOS 13) { print("old") }
  case 1:
    guard #available(iOS 13, *) else { return }
  case 2:
    if #available(iOS 13, *) {
    } else {
      print("old")
    }
  case 3:
    if #available(iOS 13, *) { break }
    print("dead")
  case 4:
    if #unavailable(iOS 13) { print("old"); break }
    fallthrough
  case 5:
    print("five")
  default:
    // Nothing for newer systems.
    if #unavailable(iOS 13) { print("old") }
  }
  print("after", x)
}
for x in 0...6 { run(x) }
