// target: iOS 15
// fixes: unsafe
// What only the other branch gave a type gets it written, where a literal shows it, and stays otherwise.
private var isModern: Bool { if #available(iOS 14, *) { true } else { false } } // expect: 33 [redundant-check] "always true"

func show() {
  let size = isModern ? nil : 5
  let sizes = isModern ? [] : [1]
  let names = isModern ? [:] : ["a": 1]
  let given: Int? = isModern ? nil : 5
  print(size as Any, sizes, names, given as Any)
}

private var isNew: Bool { if #available(iOS 14, *) { true } else { false } } // expect: 30 [redundant-check] "always true"

func choose() {
  let size = isNew ? nil : find()
  let color = isNew ? .red : Paint.find()
  if let found = isNew ? nil : find() { print(found) }
  print(size as Any, color)
  if isNew { print("new") }
}
