// target: iOS 15
// A `deinit` with nothing to do.
import Foundation

final class Observer {
  var token: NSObjectProtocol?
}

final class Noted {
}

final class Both {
  deinit {
    end()
  }
}

actor Counter {
  isolated deinit {
  }
}
