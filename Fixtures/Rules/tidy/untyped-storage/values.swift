// target: iOS 15
// follows: redundant-attribute, redundant-check
// What is stored tells the type: a parameter, a closure that is called on the spot, an initializer that may fail.
final class Screen {
  private let badge: Any?
  private let draft: Any?
  private let given: Any?
  private lazy var _player: Any? = {
    if #available(iOS 15, *) { // expect: 8 [redundant-check] "always true"
      let player = Player()
      player.start()
      return player
    } else {
      return nil
    }
  }()

  @available(iOS 15, *) // expect: 3 [redundant-attribute] "restricts nothing"
  var player: Player? { _player as? Player }

  @available(iOS 15, *) // expect: 3 [redundant-attribute] "restricts nothing"
  init(given: Player?) {
    self.given = given
    badge = Badge()
    draft = Draft("a")
    print(badge as! Badge, draft as! Draft, (self.given as? Player)?.isOn ?? false)
  }
}

final class Tappable {
  private var _style: Any?

  @available(iOS 15, *) // expect: 3 [redundant-attribute] "restricts nothing"
  var style: (() -> Badge?)? {
    get { _style as? () -> Badge? }
    set { _style = newValue }
  }
}

struct Badge {}

struct Draft {
  init?(_ text: String) {
    if text.isEmpty { return nil }
  }
}

final class Player {
  var isOn = false
  func start() { isOn = true }
}

/// What stays: the memberwise initializer gives it, or a name in front hides it.
struct Context {
  var stored: Any?
  private var hidden: Any?

  @available(iOS 15, *) // expect: 3 [redundant-attribute] "restricts nothing"
  var badge: Badge? { stored as? Badge }

  @available(iOS 15, *) // expect: 3 [redundant-attribute] "restricts nothing"
  func use() {
    guard let hidden else { return }
    print(hidden as? Badge ?? Badge())
  }
}
