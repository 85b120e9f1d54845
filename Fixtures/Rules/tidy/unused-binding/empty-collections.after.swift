// target: iOS 15
func items() -> [Int]? {
  return nil
}

final class Page {
  func redo() {}
  func update(_ done: @escaping () -> Void) {}
  func start() {
    update({})
    update({ [weak self] in // It is done later.
    })
  }
}
