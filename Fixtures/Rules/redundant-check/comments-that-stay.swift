// target: iOS 16
// What a system does from the check's version on is true on every system that is left.
func fromThenOn() {
  start()
  // On iOS 15 and later, apps have to ask before they read the clipboard
  if #available(iOS 15, *) { ask() } // expect: 6 [redundant-check] "always true"
  // iOS 15+ adds padding above the first header
  if #available(iOS 15, *) { padding() } // expect: 6 [redundant-check] "always true"
  // Starting with iOS 14 the list ignores the inset.
  if #available(iOS 14, *) { inset() } // expect: 6 [redundant-check] "always true"
  if #available(iOS 15, *) { // iOS 15 or newer scrolls under the bar // expect: 6 [redundant-check] "always true"
    scroll()
  }
  if #available(iOS 15, *) { // iOS 15 and later // expect: 6 [redundant-check] "always true"
    // add padding above the headers
    padding()
  }
  // From iOS 15 on this is required, see https://example.com/bars
  if #available(iOS 15, *) { bars() } else { old() } // expect: 6 [redundant-check] "always true"
  // The bar is drawn anew
  // on iOS 15+
  if #available(iOS 15, *) { bars() } // expect: 6 [redundant-check] "always true"
  bars() // The bar is drawn anew
  // on iOS 15+
  if #available(iOS 15, *) { bars() } // expect: 6 [redundant-check] "always true"
  // Ask first. Widgets are only available on iOS 15+
  if #available(iOS 15, *) { ask() } // expect: 6 [redundant-check] "always true"
  // Loaded late, so that the list is available on iOS 15
  if #available(iOS 15, *) { ask() } // expect: 6 [redundant-check] "always true"
  // iOS 15+, but not on the watch
  if #available(iOS 15, *) { bars() } // expect: 6 [redundant-check] "always true"
}

// What an old system stored lives on.
func stored() {
  // iOS 14 stored dates as strings, the reader expects numbers.
  if #available(iOS 15, *) { convert() } // expect: 6 [redundant-check] "always true"
  // Works around a crash of iOS 12
  if #available(iOS 13, *) { convert() } // expect: 6 [redundant-check] "always true"
  if #available(iOS 13, *) { // earlier versions flicker here // expect: 6 [redundant-check] "always true"
    convert()
  } else { old() }
}

// Another version, or another system, is not this check.
func others() {
  // iOS 17+
  if #available(iOS 15, *) { newer() } // expect: 6 [redundant-check] "always true"
  // macOS 12+
  if #available(iOS 15, *) { newer() } // expect: 6 [redundant-check] "always true"
  if #available(iOS 15, *) { // expect: 6 [redundant-check] "always true"
    // iOS 17+
    if #available(iOS 17, *) { newest() } else { newer() }
  }
}

// A `guard` leaves the code that its comments are the reason of.
func reason() {
  // iOS 15 with older tools breaks our window, see https://example.com/716623
  guard #available(iOS 15, *) else { return } // expect: 9 [redundant-check] "always true"
  fix()
}

func firstComment() {
  // Must run before the first layout pass.
  guard #available(iOS 15, *) else { return } // expect: 9 [redundant-check] "always true"

  fix()
}

func words() {
  // The fallback title is set by the server.
  guard #available(iOS 15, *) else { return } // expect: 9 [redundant-check] "always true"
  start()
  // Not available on the watch.
  guard #available(iOS 15, *) else { return } // expect: 9 [redundant-check] "always true"
  start()
  // Check availability of the camera
  guard #available(iOS 15, *) else { return } // expect: 9 [redundant-check] "always true"

  guard #available(iOS 15, *) else { return } // iOS 14 never gets here // expect: 9 [redundant-check] "always true"
  guard
    // The window has to be there,
    // also for the camera.
    #available(iOS 15, *) // expect: 5 [redundant-check] "always true"
  else { return }
  fix()
}

func conditions(_ isOn: Bool) {
  guard
    #available(iOS 15, *), // iOS 14 never gets the event // expect: 5 [redundant-check] "always true"
    isOn
  else { return }
  // The toast needs iOS 15, so before that there is nothing to lead to.
  if #available(iOS 15, *), isOn { lead() } // expect: 6 [redundant-check] "always true"
}

// The first comment of a function may be about all of it.
func cleared() {
  // Must run before the first layout pass.
  if #unavailable(iOS 13) { old() } // expect: 6 [redundant-check] "always false"

  fix()
}

/// A comment behind a brace speaks of that branch, wherever the `else` stands.
func beforeElse(_ n: Int) -> String {
  let name: String
  if #available(iOS 13, *) { name = "new" } // localized by the server // expect: 6 [redundant-check] "always true"
  else { name = "old" } // localized by the app
  if n > 100 { log("big") } // big
  else if #unavailable(iOS 13) { log("never") } // never // expect: 11 [redundant-check] "always false"
  if n > 0 { log("1") } // x wins
  else if #available(iOS 13, *) { log("2") } // the usual case // expect: 11 [redundant-check] "always true"
  else { log("3") } // rare
  if #available(iOS 13, *) { // expect: 6 [redundant-check] "always true"
    log("blur")
  } // Blur is expensive.
  else {
    log("flat")
  }
  if #available(iOS 13, *) { // expect: 6 [redundant-check] "always true"
    log("round")
  }
  // The old one knows no corners.
  else {
    log("square")
  }
  if #available(iOS 13, *) { // expect: 6 [redundant-check] "always true"
    log("shadow")
  } // end if
  else {
    log("flat")
  }
  return name
}

class Overriding: Base {
  override func setUp() {
    // Must not call super: it would register twice.
    if #unavailable(iOS 13) { old() } // expect: 8 [redundant-check] "always false"
  }
}

let limit: Int = {
  if #available(iOS 13, *) { return 10 } // the server caps at ten // expect: 6 [redundant-check] "always true"
  return 5
}()
let bound: Int = {
  if #available(iOS 13, *) { return 10 } // iOS 13+ // expect: 6 [redundant-check] "always true"
  return 5
}()

func twoBehind() {
  if #available(iOS 13, *) { // expect: 6 [redundant-check] "always true"
    play() // with others
  } // end of the new path
  // Nobody listens before this point.
  log()
}

class Panel: View {
  // Do not remove, the plug-ins look for it (see PLUG-4).
  override func load() {
    super.load()
    if #unavailable(iOS 13) { play() } // expect: 8 [redundant-check] "always false"
  }

  func save() {
    log()
    // Don't call the delegate here, it deadlocks.
    if #unavailable(iOS 13) { play() } // expect: 8 [redundant-check] "always false"
  }
}
