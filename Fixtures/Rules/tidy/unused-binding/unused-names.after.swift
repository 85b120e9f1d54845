// target: iOS 15
import UIKit

enum Names { static let open = "open:" }

final class Player {
  func variables(_ frame: CGRect) {
    // What only the fallback needs.
    _ = makeTitle()
    _ = observe()
    let unused = 3
    _ = Selector("\(measure())")
    _ = CGSize(width: measure(), height: 1)
    start()
  }

  func makeTitle() -> String { Names.open }

  func conditions(_ value: Any, _ player: Player?) {
    guard let player else { return }
    if player.item != nil {
      reload()
    }
    guard value is String, let item = player.item else { return }
    show(item)
    if let number = Int("1") ?? player.count, number > 0, (player.count ?? Int("2")) != nil {
      reload()
    }
    if player.observe() != nil {
      reload()
    }
    for _ in views {
      reload()
    }
  }

  func changes(_ colors: [Int]) -> [String] {
    var size = 1
    let names = ["a", "b"]
    let style = Style()
    var other = Style()
    let pairs = (1, 2), more = 1
    var first = 1
    var second = 2
    (first, second) = (2, first)
    show(size, first, second, more, pairs)
    other.draw()
    apply(style)
    apply(to: &size, second)
    return names.map { $0 + "\(size)" }
  }

  func closures() {
    load {
      print("done")
    }
    // Of several, it stays.
    let other = views.count
    load { [other, weak self] value in
      print(value, other)
    }
    // The closure may be what holds the session.
    _ = Session()
    load {
      print("")
    }
    // `reload()` is said of `self`.
    load { [weak self] in
      guard let self else { return }
      reload()
    }
    load { [weak self] in
      guard self != nil else { return }
      print("")
    }
    // Members of the class may be meant in the inner closure; with `self` they need no name before them.
    load { [weak self] in
      views.forEach { _ in reload() }
    }
    load { [self] in
      reload()
    }
  }

  func count(_ kind: Kind) -> Int {
    switch kind {
    case .small:
      return 1
    case .large: return 2
    }
  }

  func compiled() -> Int {
    #if DEBUG
    return 1
    #else
    return 2
    #endif
  }

  func errors() {
    start()
    do {
      try start()
    } catch {
      print(error)
    }
  }
}
let limit = 4
run {
  prepare()
  start()
}
/// A computed one may do something.
var computed: Int { count() }
run {
  prepare()
  start()
}
func delayed(_ kind: Int) {
  switch kind {
  case 0:
    start()
    return
  default: start()
  }
}
func counting(_ items: [Int]) {
  for item in items {
    show(item)
  }
}
final class Identifiers {
  private var counter = 0
  private var next: Int { defer { counter += 1 }; return counter }
  private var last: Int { counter - 1 }
  func make(_ title: String) -> String {
    return title
  }
  func take() {
    _ = next
    show(0)
  }
}
