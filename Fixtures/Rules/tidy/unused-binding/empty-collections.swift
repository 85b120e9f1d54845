// target: iOS 15
func items() -> [Int]? {
  var items = [Int]()
  var table = [String: [Int]]()
  if #available(iOS 14, *) { // expect: 6 [redundant-check] "always true"
    return nil
  }
  items.append(3)
  table["a"] = [1]
  print(table)
  return items
}

final class Page {
  func redo() {}
  func update(_ done: @escaping () -> Void) {}
  func start() {
    update({ [weak self] in
      if #unavailable(iOS 14) { // expect: 10 [redundant-check] "always false"
        self?.redo()
      }
    })
    update({ [weak self] in // It is done later.
      if #unavailable(iOS 14) { // expect: 10 [redundant-check] "always false"
        self?.redo()
      }
    })
  }
}
