// target: iOS 16
// What a system does from the check's version on is true on every system that is left.
func fromThenOn() {
  start()
  // On iOS 15 and later, apps have to ask before they read the clipboard
  ask()
  // iOS 15+ adds padding above the first header
  padding()
  // Starting with iOS 14 the list ignores the inset.
  inset()
  // iOS 15 or newer scrolls under the bar
  scroll()
  // iOS 15 and later
  // add padding above the headers
  padding()
  // From iOS 15 on this is required, see https://example.com/bars
  bars()
  // The bar is drawn anew
  // on iOS 15+
  bars()
  bars() // The bar is drawn anew
  // on iOS 15+
  bars()
  // Ask first. Widgets are only available on iOS 15+
  ask()
  // Loaded late, so that the list is available on iOS 15
  ask()
  // iOS 15+, but not on the watch
  bars()
}

// What an old system stored lives on.
func stored() {
  // iOS 14 stored dates as strings, the reader expects numbers.
  convert()
  // Works around a crash of iOS 12
  convert()
  // earlier versions flicker here
  convert()
}

// Another version, or another system, is not this check.
func others() {
  // iOS 17+
  newer()
  // macOS 12+
  newer()
  // iOS 17+
  if #available(iOS 17, *) { newest() } else { newer() }
}

// A `guard` leaves the code that its comments are the reason of.
func reason() {
  // iOS 15 with older tools breaks our window, see https://example.com/716623
  fix()
}

func firstComment() {
  // Must run before the first layout pass.

  fix()
}

func words() {
  // The fallback title is set by the server.
  start()
  // Not available on the watch.
  start()
  // Check availability of the camera
  // iOS 14 never gets here
  // The window has to be there,
  // also for the camera.
  fix()
}

func conditions(_ isOn: Bool) {
  guard
    // iOS 14 never gets the event
    isOn
  else { return }
  // The toast needs iOS 15, so before that there is nothing to lead to.
  if isOn { lead() }
}

// The first comment of a function may be about all of it.
func cleared() {
  // Must run before the first layout pass.

  fix()
}

/// A comment behind a brace speaks of that branch, wherever the `else` stands.
func beforeElse(_ n: Int) -> String {
  let name: String = "new" // localized by the server
  if n > 100 { log("big") } // big
  if n > 0 { log("1") } // x wins
  else { log("2") } // the usual case
  log("blur")
  // Blur is expensive.
  log("round")
  log("shadow")
  return name
}

class Overriding: Base {
  override func setUp() {
    // Must not call super: it would register twice.
  }
}

let limit: Int = {
  return 10 // the server caps at ten
}()
let bound: Int = 10

func twoBehind() {
  play() // with others
  // end of the new path
  // Nobody listens before this point.
  log()
}

class Panel: View {
  // Do not remove, the plug-ins look for it (see PLUG-4).
  override func load() {
    super.load()
  }

  func save() {
    log()
    // Don't call the delegate here, it deadlocks.
  }
}
