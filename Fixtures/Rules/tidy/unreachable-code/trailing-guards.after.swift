// target: iOS 15
final class Panel {
  private var inset = 0
  func goes(_ size: Int, _ limit: Int?) {
    layOut()
  }
  func calls(_ size: Int) {
    layOut()
    guard isReady(size) else { return }
  }
  func stoodAtTheEnd(_ size: Int) {
    layOut()
    guard size > 0 else { return }
  }
  func gives(_ size: Int) -> Int? {
    guard size > 0 else { return nil }
    return size
  }
  private func isReady(_ size: Int) -> Bool { size > inset }
}
