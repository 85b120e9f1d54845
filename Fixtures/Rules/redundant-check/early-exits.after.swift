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
