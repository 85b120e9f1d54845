// target: iOS 15
// follows: redundant-attribute, redundant-check
// What is stored tells the type: a parameter, a closure that is called on the spot, an initializer that may fail.
final class Screen {
  private let badge: Badge
  private let draft: Draft?
  private let given: Player?
  private lazy var _player: Any? = {
    let player = Player()
    player.start()
    return player
  }()

  var player: Player? { _player as? Player }

  init(given: Player?) {
    self.given = given
    badge = Badge()
    draft = Draft("a")
    print(badge, draft!, self.given?.isOn ?? false)
  }
}

final class Tappable {
  var style: (() -> Badge?)?
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

  var badge: Badge? { stored as? Badge }

  func use() {
    guard let hidden else { return }
    print(hidden as? Badge ?? Badge())
  }
}
