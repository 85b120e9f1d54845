// target: iOS 16
final class Tests {
  func checks() {
    start()
    // Add find command for iOS 16+
    if #available(iOS 16.0, *) { // expect: 8 [redundant-check] "always true"
      add()
    }
    // UIScene is available from iOS 13 and above.
    if #available(iOS 13.0, tvOS 13.0, macCatalyst 13.0, *) { // expect: 8 [redundant-check] "always true"
      scene()
    }
    // This validation is currently not working on iOS 12 and iOS 10.
    if #available(iOS 13.0, *) { validate() } // expect: 8 [redundant-check] "always true"
    // iOS 13 moves the bar, so it is put back.
    if #available(iOS 13.0, *) { move() } // expect: 8 [redundant-check] "always true"
    // Since iOS 13 the picker is inline.
    if #available(iOS 13.0, *) { inline() } // expect: 8 [redundant-check] "always true"
    // Not on iOS 17: see below.
    if #available(iOS 16.0, *) { below() } // expect: 8 [redundant-check] "always true"
    // TODO: look at this on iOS 12.
    if #available(iOS 16.0, *) { below() } // expect: 8 [redundant-check] "always true"
    // Works around iOS 12.
    if ready, #available(iOS 16.0, *) { below() } // expect: 15 [redundant-check] "always true"
    if #available(iOS 17, *) {
      a()
    } else if #available(iOS 15, *) { // iOS 16 & 15 // expect: 15 [redundant-check] "always true"
      b()
    } else {
      c()
    }
    if #available(iOS 15, *) { // expect: 8 [redundant-check] "always true"
      view
        .tint(logo) // tint is only available from iOS 15 onwards
        .bold() // iOS 15 needs it
    } else {
      view
    }
  }
}
final class Blocks {
  func blocks() {
    // On iOS 12 the bar has no large titles, which
    // makes it too low.
    if #available(iOS 13, *) { titles() } // expect: 8 [redundant-check] "always true"
    start()
    // On iOS 12 the bar has no large titles.
    // Whoever calls this has a bar.
    if #available(iOS 13, *) { titles() } // expect: 8 [redundant-check] "always true"
  }
}
final class Lasting {
  func comments() {
    // Rounds the corners of the card,
    // which iOS 12 could not do.
    if #available(iOS 13, *) { titles() } // expect: 8 [redundant-check] "always true"
    // Keeps the selection in sync; iOS 12 loses it on rotation.
    if #available(iOS 13, *) { titles() } // expect: 8 [redundant-check] "always true"
    // rdar://12345 iOS 12 crashes here.
    if #available(iOS 13, *) { titles() } // expect: 8 [redundant-check] "always true"
    // iOS 12 crashes here, see FB1234567
    if #available(iOS 13, *) { titles() } // expect: 8 [redundant-check] "always true"
    // iOS 12 crashes here (PROJ-12)
    if #available(iOS 13, *) { titles() } // expect: 8 [redundant-check] "always true"
    // three columns (two on iOS 12 and older)
    if #available(iOS 13, *) { titles() } // expect: 8 [redundant-check] "always true"
    // let size = 3 // iOS 12
    if #available(iOS 13, *) { titles() } // expect: 8 [redundant-check] "always true"
    // The server takes iOS 12 for a name, too
    if #available(iOS 13, *) { titles() } // expect: 8 [redundant-check] "always true"
    if #available(iOS 13, *) { // expect: 8 [redundant-check] "always true"
      start() // requires iOS 13, login must be available
    }
  }
}
final class Needed {
  func comments() {
    // iOS 12 rounds down, so callers pass n + 1
    if #available(iOS 13, *) { titles() } // expect: 8 [redundant-check] "always true"
    // iOS 12 calls back on a background queue: hop to the main one first.
    if #available(iOS 13, *) { titles() } // expect: 8 [redundant-check] "always true"
    // iOS 12 users keep their drafts in the old folder, which is migrated here.
    if #available(iOS 13, *) { titles() } // expect: 8 [redundant-check] "always true"
    // iOS 12 moves single rows only; rows with photos must stay movable.
    if #available(iOS 13, *) { titles() } // expect: 8 [redundant-check] "always true"
    // iOS 12 (12.4, too) does not call this twice; keep the order
    if #available(iOS 13, *) { titles() } // expect: 8 [redundant-check] "always true"
    // Available on iOS 13 and later because of the shared container
    if #available(iOS 13, *) { titles() } // expect: 8 [redundant-check] "always true"
    // iOS 12 has none of these, so we use the old ones
    if #available(iOS 13, *) { titles() } // expect: 8 [redundant-check] "always true"
    // iOS 12 needs the old API
    if #available(iOS 13, *) { titles() } // expect: 8 [redundant-check] "always true"
  }
}
final class Older {
  func comments() {
    if #available(iOS 13, *) { // earlier versions of iOS flicker here // expect: 8 [redundant-check] "always true"
      titles()
    } else { old() }
    if #available(iOS 13, *) { // iOS 12 crashes here // expect: 8 [redundant-check] "always true"
      titles()
    }
    // On older iOS versions the bar is too low.
    if #available(iOS 13, *) { titles() } // expect: 8 [redundant-check] "always true"
    // Older versions of the file have no titles.
    if #available(iOS 13, *) { titles() } // expect: 8 [redundant-check] "always true"
    // Older versions of macOS have no titles.
    if #available(iOS 13, *) { titles() } // expect: 8 [redundant-check] "always true"
    // Older versions of iOS call back late, so callers must not wait.
    if #available(iOS 13, *) { titles() } // expect: 8 [redundant-check] "always true"
    if #available(iOS 13, *) { // puts it above the bar // expect: 8 [redundant-check] "always true"
      titles()
    }
    // Since only the archiver reads it, let's write it
    // only if iOS 13 is available.
    if #available(iOS 13, *) { titles() } // expect: 8 [redundant-check] "always true"
    // Since the bar is read first, it has to be there only if the file is new.
    if #available(iOS 13, *) { titles() } // expect: 8 [redundant-check] "always true"
    // Write titles first. Show them only if iOS 13 is available.
    if #available(iOS 13, *) { titles() } // expect: 8 [redundant-check] "always true"
  }
}
final class Releases {
  func comments() {
    // Dark mode is Mojave+
    if #available(iOS 13, macOS 10.14, *) { titles() } // expect: 8 [redundant-check] "always true"
    // The filter requires 10.14.
    if #available(iOS 13, macOS 10.14, *) { titles() } // expect: 8 [redundant-check] "always true"
    // Fill is only available in 10.10+
    if #available(iOS 13, macOS 10.14, *) { titles() } // expect: 8 [redundant-check] "always true"
    // Reads format 10.2 only
    if #available(iOS 13, macOS 10.14, *) { titles() } // expect: 8 [redundant-check] "always true"
    // Catalina asks for a folder
    if #available(iOS 13, macOS 10.14, *) { titles() } // expect: 8 [redundant-check] "always true"
    // Mojave draws it darker
    if #available(iOS 13, macOS 10.15, *) { titles() } // expect: 8 [redundant-check] "always true"
    // Only on Catalina
    if #available(iOS 13, *) { titles() } // expect: 8 [redundant-check] "always true"
    // a + b is shown
    if #available(iOS 13, *) { titles() } // expect: 8 [redundant-check] "always true"
  }
}

func waits() {
  // Wait for the message on iOS 13, otherwise the tests crash
  if #available(iOS 13.0, *) { // expect: 6 [redundant-check] "always true"
    wait()
  }
  // Needs iOS 13, otherwise it crashes
  if #available(iOS 13.0, *) { // expect: 6 [redundant-check] "always true"
    wait()
  }
}
