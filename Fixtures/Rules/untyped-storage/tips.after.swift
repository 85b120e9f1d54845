// target: iOS 15
// follows: redundant-attribute
final class Controller {
  var tip: Tip?

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
  private(set) var tip: Tip?
}
