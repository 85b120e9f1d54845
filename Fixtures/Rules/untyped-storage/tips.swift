// target: iOS 15
// follows: redundant-attribute
final class Controller {
  private var _tip: Any?
  @available(iOS 15, *) // expect: 3 [redundant-attribute] "restricts nothing"
  var tip: Tip? {
    get { _tip as? Tip }
    set { _tip = newValue }
  }

  // The version is not reached.
  private var _panel: Any?
  @available(iOS 16, *)
  var panel: Panel? {
    get { _panel as? Panel }
    set { _panel = newValue }
  }

  // It had no version.
  private var _note: Any?
  var note: Note? {
    get { _note as? Note }
    set { _note = newValue }
  }

  // Something else reads the storage.
  private var _hint: Any?
  @available(iOS 14, *) // expect: 3 [redundant-attribute] "restricts nothing"
  var hint: Tip? {
    get { _hint as? Tip }
    set { _hint = newValue }
  }
  var hasHint: Bool { _hint != nil }
}
struct Tip {}
struct Panel {}
struct Note {}

final class Shown {
  private var _tip: Any?
  @available(iOS 15, *) // expect: 3 [redundant-attribute] "restricts nothing"
  private(set) var tip: Tip? {
    get { _tip as? Tip }
    set { _tip = newValue }
  }
}
