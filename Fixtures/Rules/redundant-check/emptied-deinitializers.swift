// target: iOS 15
// A `deinit` with nothing to do.
import Foundation

final class Observer {
  var token: NSObjectProtocol?

  // The observer has to be removed by hand.
  deinit {
    if #unavailable(iOS 15) { // expect: 8 [redundant-check] "always false"
      NotificationCenter.default.removeObserver(self)
    }
  }
}

final class Noted {
  deinit {
    // What is done here is done late.
    if #unavailable(iOS 15) { // expect: 8 [redundant-check] "always false"
      stop()
    }
  }
}

final class Both {
  deinit {
    if #unavailable(iOS 15) { stop() } // expect: 8 [redundant-check] "always false"
    end()
  }
}

actor Counter {
  isolated deinit {
    if #unavailable(iOS 15) { stop() } // expect: 8 [redundant-check] "always false"
  }
}
