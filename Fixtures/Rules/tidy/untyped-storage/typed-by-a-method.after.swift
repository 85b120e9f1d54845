// target: iOS 15
// follows: redundant-attribute, redundant-check
// The attributes of methods kept the storage from saying its type: where they stay, it does not say it either.
import Network

final class Reach {
  private var stored: NWPathMonitor?

  private func monitor() -> NWPathMonitor? {
    return stored
  }

  func start() {
    stored = NWPathMonitor()
    monitor()?.cancel()
  }
}

// A check in an extension counts as well.
final class Watch {
  private var stored: NWPathMonitor?

  private func monitor() -> NWPathMonitor? {
    return stored
  }
}

extension Watch {
  func start() {
    stored = NWPathMonitor()
    monitor()?.cancel()
  }
}
