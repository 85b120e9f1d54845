// target: iOS 15
final class Panel {
  private var inset = 0
  func goes(_ size: Int, _ limit: Int?) {
    layOut()
    let change = size - inset
    guard change != 0, limit != nil else { return }
    if #unavailable(iOS 15) { shift(change) } // expect: 8 [redundant-check] "always false"
  }
  func calls(_ size: Int) {
    layOut()
    guard isReady(size) else { return }
    if #unavailable(iOS 15) { shift(size) } // expect: 8 [redundant-check] "always false"
  }
  func stoodAtTheEnd(_ size: Int) {
    if #unavailable(iOS 15) { shift(size) } // expect: 8 [redundant-check] "always false"
    layOut()
    guard size > 0 else { return }
  }
  func gives(_ size: Int) -> Int? {
    guard size > 0 else { return nil }
    if #unavailable(iOS 15) { return 1 } // expect: 8 [redundant-check] "always false"
    return size
  }
  private func isReady(_ size: Int) -> Bool { size > inset }
}
