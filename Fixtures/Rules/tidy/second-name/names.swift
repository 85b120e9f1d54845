// target: iOS 18
struct Home: View {
  var body: some View { tabs }

  private var tabs: some View {
    if #available(iOS 18, *) { // expect: 8 [redundant-check] "always true"
      modernTabs
    } else {
      oldTabs
    }
  }

  /// With a bar for each page.
  private var modernTabs: some View {
    Text("new")
  }

  private var oldTabs: some View { // expect: 3 [orphaned-declaration/unused] "only dead code refers"
    Text("old")
  }
}

final class Pages {
  func start() throws { try show(1, animated: true) }

  private func show(_ page: Int, animated: Bool) throws {
    if #available(iOS 18, *) { // expect: 8 [redundant-check] "always true"
      try self.showInSheet(page, animated: animated)
    } else {
      print(page)
    }
  }

  private func showInSheet(_ number: Int, animated isAnimated: Bool) throws {
    if isAnimated { throw Failure() }
  }

  // what has a comment stays
  private func commented() {
    if #available(iOS 18, *) { commentedNow() } // expect: 8 [redundant-check] "always true"
  }

  private func commentedNow() { print(1) }

  private func shared() {
    if #available(iOS 18, *) { sharedNow() } else { print(0) } // expect: 8 [redundant-check] "always true"
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
    if #available(iOS 18, *) { otherNow(value) } else { print(0) } // expect: 8 [redundant-check] "always true"
  }

  private func otherNow(_ value: Int?) { print(value as Any) }

  private func seen() {
    if #available(iOS 18, *) { seenNow() } else { print(0) } // expect: 8 [redundant-check] "always true"
  }

  func seenNow() { print(1) }

  private func again(_ value: Int) {
    if #available(iOS 18, *) { againNow(value) } else { print(0) } // expect: 8 [redundant-check] "always true"
  }

  private func againNow(_ value: Int) { if value > 0 { again(value - 1) } }

  private func plain() { plainNow() } // no check, no change
  private func plainNow() { print(2) }
}
struct Failure: Error {}
