// target: iOS 17

func level(_ count: Int, _ other: Bool) -> Int {
  if count > 1, isModern == false { return 0 }
  if isModern != true || count == 2 { return 1 }
  let name = true == isModern ? "new" : "old"
  while isModern == false { work() }
  print(name, other == isModern)
  return isModern == true ? 2 : 3
}

private var isModern: Bool {
  // expect+1: 6 [redundant-check] "always true"
  if #available(iOS 15, *) {
    return true
  }
  return false
}
