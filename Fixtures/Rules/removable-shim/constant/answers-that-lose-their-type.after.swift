// target: iOS 15
// fixes: unsafe
// What only the other branch gave a type gets it written, where a literal shows it, and stays otherwise.

func show() {
  let size = nil as Int?
  let sizes = [] as [Int]
  let names = [:] as [String: Int]
  let given: Int? = nil
  print(size as Any, sizes, names, given as Any)
}

private var isNew: Bool { true }

func choose() {
  let size = isNew ? nil : find()
  let color = isNew ? .red : Paint.find()
  if let found = isNew ? nil : find() { print(found) }
  print(size as Any, color)
  print("new")
}
