// target: iOS 15
import UIKit

enum Names { static let open = "open:" }

final class Player {
  func variables(_ frame: CGRect) {
    // What only the fallback needs.
    let height = frame.height
    let inset: CGFloat = 12
    let title = makeTitle()
    let token = observe()
    let draw = { (size: CGFloat) in print(size) }
    let unused = 3
    let selector = sel_registerName(Names.open)
    let kind: AnyClass? = NSClassFromString("Kind")
    let size = CGSize(width: 10, height: frame.height)
    let described = Selector("\(measure())")
    let area = CGSize(width: measure(), height: 1)
    start()
    if #unavailable(iOS 15) { // expect: 8 [redundant-check] "always false"
      show(height, inset, title, token, selector, kind, size, described, area)
      draw(height)
    }
  }

  func makeTitle() -> String { Names.open }

  func conditions(_ value: Any, _ player: Player?) {
    guard let player else { return }
    if let item = player.item {
      if #available(iOS 15, *) { // expect: 10 [redundant-check] "always true"
        reload()
      } else {
        reload(item)
      }
    }
    guard let name = value as? String, let item = player.item else { return }
    if #available(iOS 14, *) { // expect: 8 [redundant-check] "always true"
      show(item)
    } else {
      show(name)
    }
    if let number = Int("1") ?? player.count, number > 0, let other = player.count ?? Int("2") {
      if #unavailable(iOS 14) { show(number, other) } // expect: 10 [redundant-check] "always false"
      reload()
    }
    if let observer = player.observe() {
      if #unavailable(iOS 14) { show(observer) } // expect: 10 [redundant-check] "always false"
      reload()
    }
    for view in views {
      if #available(iOS 15, *) { reload() } else { view.reload() } // expect: 10 [redundant-check] "always true"
    }
  }

  func changes(_ colors: [Int]) -> [String] {
    var size = 1
    var names = ["a", "b"]
    var style = Style()
    var other = Style()
    var pairs = (1, 2), more = 1
    var first = 1
    var second = 2
    if #unavailable(iOS 15) { // expect: 8 [redundant-check] "always false"
      size += 1
      names.append("c")
      style = Style(colors)
      other.width = 2
      more = 2
      (first, second) = (second, first)
      pairs = (2, 1)
    }
    (first, second) = (2, first)
    show(size, first, second, more, pairs)
    other.draw()
    apply(style)
    apply(to: &size, second)
    return names.map { $0 + "\(size)" }
  }

  func closures() {
    load { [weak self] in
      if #unavailable(iOS 15) { self?.reload() } // expect: 10 [redundant-check] "always false"
      print("done")
    }
    // Of several, it stays.
    let other = views.count
    load { [other, weak self] value in
      if #unavailable(iOS 15) { self?.reload() } // expect: 10 [redundant-check] "always false"
      print(value, other)
    }
    // The closure may be what holds the session.
    let session = Session()
    load { [session] in
      if #unavailable(iOS 15) { session.reload() } // expect: 10 [redundant-check] "always false"
      print("")
    }
    // `reload()` is said of `self`.
    load { [weak self] in
      guard let self else { return }
      if #unavailable(iOS 15) { self.stop() } // expect: 10 [redundant-check] "always false"
      reload()
    }
    load { [weak self] in
      guard let strongSelf = self else { return }
      if #unavailable(iOS 15) { strongSelf.stop() } // expect: 10 [redundant-check] "always false"
      print("")
    }
    // Members of the class may be meant in the inner closure; with `self` they need no name before them.
    load { [weak self] in
      if #unavailable(iOS 15) { self?.reload() } // expect: 10 [redundant-check] "always false"
      views.forEach { _ in reload() }
    }
    load { [self] in
      if #unavailable(iOS 15) { self.reload() } // expect: 10 [redundant-check] "always false"
      reload()
    }
  }

  func count(_ kind: Kind) -> Int {
    switch kind {
    case .small:
      if #available(iOS 15, *) { // expect: 10 [redundant-check] "always true"
        return 1
      }
    case .large: return 2
    }
    return 3
  }

  func compiled() -> Int {
    #if DEBUG
    if #available(iOS 15, *) { // expect: 8 [redundant-check] "always true"
      return 1
    }
    #else
    return 2
    #endif
    return 3
  }

  func errors() {
    do {
      if #unavailable(iOS 15) { // expect: 10 [redundant-check] "always false"
        try load()
      }
      start()
    } catch {
      print(error)
    }
    do {
      if #unavailable(iOS 15) { try load() } // expect: 10 [redundant-check] "always false"
      try start()
    } catch {
      print(error)
    }
  }
}
let limit = 4
run { [limit] in
  prepare()
  if #available(iOS 14, *) { start() } else { show(limit) } // expect: 6 [redundant-check] "always true"
}
/// A computed one may do something.
var computed: Int { count() }
run { [computed] in
  prepare()
  if #available(iOS 14, *) { start() } else { show(computed) } // expect: 6 [redundant-check] "always true"
}
func delayed(_ kind: Int) {
  switch kind {
  case 0:
    start()
    let width: Int
    if #unavailable(iOS 14) { // expect: 8 [redundant-check] "always false"
      width = 7
    } else {
      return
    }
    show(width)
  default: start()
  }
}
func counting(_ items: [Int]) {
  var skipped = 0
  var text = "a"
  for item in items {
    if #available(iOS 14, *) { show(item) } else { skipped += 1; text += "b" } // expect: 8 [redundant-check] "always true"
  }
}
final class Identifiers {
  private var counter = 0
  private var next: Int { defer { counter += 1 }; return counter }
  private var last: Int { counter - 1 }
  func make(_ title: String) -> String {
    let before = last
    if #available(iOS 14, *) { return title } // expect: 8 [redundant-check] "always true"
    return "\(before)-\(title)"
  }
  func take() {
    let id = next
    if #unavailable(iOS 14) { show(id) } // expect: 8 [redundant-check] "always false"
    show(0)
  }
}
