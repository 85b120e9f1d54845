// A capture reads what it captures: that may make it.
// min: 16
// warns: such captures stay

// ==== Base.swift
final class Manager { init() { print("made") } }
class Base {
  lazy var inherited = Manager()
}

// ==== main.swift
final class Screen: Base {
  lazy var manager = Manager()
  var current: Manager? {
    print("read")
    return nil
  }
  var plain: Manager?
  var work: [() -> Void] = []
  func start() {
    work = [
      { [weak manager] in
        if #unavailable(iOS 15) { print(manager as Any) }
        print("lazy")
      },
      { [weak current] in
        if #unavailable(iOS 15) { print(current as Any) }
        print("computed")
      },
      { [weak inherited] in
        if #unavailable(iOS 15) { print(inherited as Any) }
        print("inherited")
      },
      { [weak plain] in
        if #unavailable(iOS 15) { print(plain as Any) }
        print("plain")
      },
    ]
    for item in work { item() }
  }
}
Screen().start()

// ==== after: main.swift
final class Screen: Base {
  lazy var manager = Manager()
  var current: Manager? {
    print("read")
    return nil
  }
  var plain: Manager?
  var work: [() -> Void] = []
  func start() {
    work = [
      { [weak manager] in
        print("lazy")
      },
      { [weak current] in
        print("computed")
      },
      { [weak inherited] in
        print("inherited")
      },
      {
        print("plain")
      },
    ]
    for item in work { item() }
  }
}
Screen().start()
