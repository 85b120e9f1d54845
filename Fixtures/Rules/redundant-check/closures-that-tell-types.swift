// target: iOS 15, macOS 12
@discardableResult func track(_ s: String) -> Bool { true }

func make<T>(_ f: () -> T) -> T { f() }

final class Page {
  var onTap: () -> Void = {}
  var seen: Set<Int> = []

  lazy var remember = { [unowned self] (n: Int) in
    if #available(iOS 15, *) { seen.insert(n) } else { print("skip", n) } // expect: 8 [redundant-check] "always true"
  }

  func keep(_ n: Int) {
    queue.sync {
      if #available(iOS 15, macOS 12, *) { // expect: 10 [redundant-check] "always true"
        seen.insert(n)
      } else {
        print("no")
      }
    }
    queue.sync {
      guard #available(iOS 15, macOS 12, *) else { return } // expect: 13 [redundant-check] "always true"
      seen.insert(n)
    }
    // These want no result.
    UIView.animate(withDuration: 1) {
      if #available(iOS 15, macOS 12, *) { seen.insert(n) } else { print("no") } // expect: 10 [redundant-check] "always true"
    }
    Button("a") {
      if #available(iOS 15, macOS 12, *) { seen.insert(n) } else { print("no") } // expect: 10 [redundant-check] "always true"
    }
  }

  func number() {
    let half = make {
      guard #available(iOS 15, macOS 12, *) else { return 0.5 } // expect: 13 [redundant-check] "always true"
      return 1
    }
    let task = Task {
      guard #available(iOS 15, macOS 12, *) else { return nil as Int? } // expect: 13 [redundant-check] "always true"
      return 3
    }
    let same = [1].map { n in
      if #available(iOS 15, macOS 12, *) { return 2 } else { return 3 } // expect: 10 [redundant-check] "always true"
    }
    use(half, task, same)
  }

  func wait() throws {
    let work = { [self] in
      if #available(iOS 15, macOS 12, *) { // expect: 10 [redundant-check] "always true"
        seen.insert(1)
      } else {
        log.append("a")
      }
    }
    // What calls it says 'try'.
    let extra = { (s: String) in
      if #available(iOS 15, macOS 12, *) { // expect: 10 [redundant-check] "always true"
        return s.count
      } else {
        return try decode(s)
      }
    }
    // So does what asks for its value.
    let task = Task {
      guard #available(iOS 15, macOS 12, *) else { throw Failure.old } // expect: 13 [redundant-check] "always true"
      return make { 1 }
    }
    Task {
      guard #available(iOS 15, macOS 12, *) else { throw Failure.old } // expect: 13 [redundant-check] "always true"
      use(1)
    }
    // A written result says nothing of throwing.
    let typed = { (n: Int) -> Int in
      guard #available(iOS 15, macOS 12, *) else { throw Failure.old } // expect: 13 [redundant-check] "always true"
      return n
    }
    let throwing = { (n: Int) throws -> Int in
      guard #available(iOS 15, macOS 12, *) else { throw Failure.old } // expect: 13 [redundant-check] "always true"
      return n
    }
    use(work, extra, task, typed, throwing)
  }
}
