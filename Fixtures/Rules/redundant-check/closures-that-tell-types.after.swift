// target: iOS 15, macOS 12
@discardableResult func track(_ s: String) -> Bool { true }

func make<T>(_ f: () -> T) -> T { f() }

final class Page {
  var onTap: () -> Void = {}
  var seen: Set<Int> = []

  func handle() {
    let handler = {
      if #available(iOS 15, macOS 12, *) {
        track("new")
      } else {
        print("old")
      }
    }
    onTap = handler
  }

  lazy var remember = { [unowned self] (n: Int) in
    if #available(iOS 15, *) { seen.insert(n) } else { print("skip", n) }
  }

  func keep(_ n: Int) {
    queue.sync {
      if #available(iOS 15, macOS 12, *) {
        seen.insert(n)
      } else {
        print("no")
      }
    }
    queue.sync {
      guard #available(iOS 15, macOS 12, *) else { return }
      seen.insert(n)
    }
    // These want no result.
    UIView.animate(withDuration: 1) {
      seen.insert(n)
    }
    Button("a") {
      seen.insert(n)
    }
  }

  func number() {
    let half = make {
      guard #available(iOS 15, macOS 12, *) else { return 0.5 }
      return 1
    }
    let task = Task {
      guard #available(iOS 15, macOS 12, *) else { return nil as Int? }
      return 3
    }
    let same = [1].map { n in
      return 2
    }
    use(half, task, same)
  }

  func wait() throws {
    let work = { [self] in
      if #available(iOS 15, macOS 12, *) {
        seen.insert(1)
      } else {
        log.append("a")
      }
    }
    // What calls it says 'try'.
    let extra = { (s: String) in
      if #available(iOS 15, macOS 12, *) {
        return s.count
      } else {
        return try decode(s)
      }
    }
    // So does what asks for its value.
    let task = Task {
      guard #available(iOS 15, macOS 12, *) else { throw Failure.old }
      return make { 1 }
    }
    Task {
      use(1)
    }
    // A written result says nothing of throwing.
    let typed = { (n: Int) -> Int in
      guard #available(iOS 15, macOS 12, *) else { throw Failure.old }
      return n
    }
    let throwing = { (n: Int) throws -> Int in
      return n
    }
    use(work, extra, task, typed, throwing)
  }

  /// Nothing may be given to itself: the compiler refuses that.
  func assigned() {
    text = { if #available(iOS 15, macOS 12, *) { return text } else { return text.uppercased() } }()
    text = if #available(iOS 15, macOS 12, *) { self.text } else { text.uppercased() }
  }
}
