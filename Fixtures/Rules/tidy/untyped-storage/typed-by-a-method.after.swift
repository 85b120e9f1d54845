// target: iOS 15
// follows: redundant-attribute
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
