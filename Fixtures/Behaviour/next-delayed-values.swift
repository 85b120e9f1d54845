func delayed(_ x: Int) {
  let a: Int
  if #available(iOS 13, *) {
    a = x
  } else {
    a = -x
  }
  let b: String
  if x > 1 {
    b = "big"
  } else if #available(iOS 13, *) {
    b = "modern"
  } else {
    b = "old"
  }
  var c: [Int]
  if #available(iOS 13, *) {
    c = [1]
    c.append(2)
  } else {
    c = []
  }
  let d: Int
  if #available(iOS 13, *) { d = 1 } else { return }
  print(a, b, c, d)
}

func collected() -> [String] {
  var items = ["a", "b"]
  if #available(iOS 13, *) {
    items.append("c")
  }
  return items
}

delayed(1)
delayed(2)
print(collected())
