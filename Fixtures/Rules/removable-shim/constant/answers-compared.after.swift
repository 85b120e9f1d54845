// target: iOS 17

func level(_ count: Int, _ other: Bool) -> Int {
  if count == 2 { return 1 }
  let name = "new"
  print(name, other == true)
  return 2
}
