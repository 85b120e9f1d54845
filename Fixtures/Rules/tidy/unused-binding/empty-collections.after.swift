// target: iOS 15
func items() -> [Int]? {
  return nil
}

final class Page {
  func redo() {}
  func update(_ done: @escaping () -> Void) {}
  func start() {
    update({})
    update({ // It is done later.
    })
  }
}
