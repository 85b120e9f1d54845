// target: iOS 15
func values(_ x: Int) {
  let simple: Int = x

  var list: [Int] = [
    x,
  ]

  print("something stands between")
  let between: Int = 1

  let more: Int = 1
  print("more than the value")

  // what is said of the value stays
  // how it is found
  let commented: Int = 1

  var first = 0, second: Int
  second = 1

  let clause: Int = x

  // It was there before.
  let old: Int
  old = x
}
