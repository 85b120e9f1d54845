func forEver() -> Int {
  var n = 0
  while #available(iOS 13, *) {
    n += 1
    if n == 3 { return n }
  }
  return -1
}

func withMore() {
  var n = 0
  while n < 2, #available(iOS 13, *) {
    print(n)
    n += 1
  }
  while #available(iOS 13, *), n < 4 {
    print(n)
    n += 1
  }
}

func never() {
  while #unavailable(iOS 13) {
    print("dead")
  }
  var n = 0
  while n < 2, #unavailable(iOS 13) {
    n += 1
  }
  print("n", n)
}

func binds() {
  var items = [1, 2, 3]
  while let item = items.popLast(), #available(iOS 14, *) {
    if item == 1 { break }
    print(item)
  }
  print(items)
}

print(forEver())
withMore()
never()
binds()
