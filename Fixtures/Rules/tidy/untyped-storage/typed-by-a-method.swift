// target: iOS 15
// follows: redundant-attribute, redundant-check
// The attributes of methods kept the storage from saying its type: where they stay, it does not say it either.
import Network

final class Reach {
  private var stored: Any?

  @available(iOS 15, *) // expect: 3 [redundant-attribute] "restricts nothing"
  private func monitor() -> NWPathMonitor? {
    return stored as? NWPathMonitor
  }

  @available(iOS 15, *) // expect: 3 [redundant-attribute] "restricts nothing"
  func start() {
    stored = NWPathMonitor()
    monitor()?.cancel()
  }
}

// A check in an extension counts as well.
final class Watch {
  private var stored: Any?

  private func monitor() -> NWPathMonitor? {
    return stored as? NWPathMonitor
  }
}

extension Watch {
  func start() {
    if #available(iOS 15, *) { // expect: 8 [redundant-check] "always true"
      stored = NWPathMonitor()
    }
    monitor()?.cancel()
  }
}
