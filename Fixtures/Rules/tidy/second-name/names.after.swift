// target: iOS 18
struct Home: View {
  var body: some View { tabs }

  /// With a bar for each page.
  private var tabs: some View {
    Text("new")
  }

  private var oldTabs: some View {
    Text("old")
  }
}

final class Pages {
  func start() throws { try show(1, animated: true) }

  private func show(_ number: Int, animated isAnimated: Bool) throws {
    if isAnimated { throw Failure() }
  }

  // what has a comment stays
  private func commented() {
    commentedNow()
  }

  private func commentedNow() { print(1) }

  private func shared() {
    sharedNow()
  }

  private func sharedNow() { print(1) }

  func use() {
    commented()
    shared()
    sharedNow()
    other(1)
    seen()
    again(1)
    plain()
  }

  private func other(_ value: Int) {
    otherNow(value)
  }

  private func otherNow(_ value: Int?) { print(value as Any) }

  private func seen() {
    seenNow()
  }

  func seenNow() { print(1) }

  private func again(_ value: Int) {
    againNow(value)
  }

  private func againNow(_ value: Int) { if value > 0 { again(value - 1) } }

  private func plain() { plainNow() } // no check, no change
  private func plainNow() { print(2) }
}
struct Failure: Error {}
