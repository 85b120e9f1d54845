// A project's own `exit` and `abort` return: the code after them is alive.
// min: 16

// ==== Session.swift
final class Session {
  var log: [String] = []
  func exit() { log.append("exit") }
  func abort(_ reason: String) { log.append(reason) }

  func close() {
    if #available(iOS 15, *) {
      log.append("new")
      exit()
    } else {
      log.append("old")
    }
    log.append("closed")
  }

  func stop(abort: (Int) -> Void) {
    if #available(iOS 15, *) {
      abort(1)
    }
    log.append("stopped")
  }
}

// ==== main.swift
let session = Session()
session.close()
session.stop { session.log.append("\($0)") }
print(session.log)
