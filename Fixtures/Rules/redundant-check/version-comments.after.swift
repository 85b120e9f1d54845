// target: iOS 16
final class Tests {
  func checks() {
    start()
    add()
    scene()
    validate()
    // iOS 13 moves the bar, so it is put back.
    move()
    // Since iOS 13 the picker is inline.
    inline()
    // Not on iOS 17: see below.
    below()
    // TODO: look at this on iOS 12.
    below()
    // Works around iOS 12.
    if ready { below() }
    if #available(iOS 17, *) {
      a()
    } else {
      b()
    }
    view
      .tint(logo)
      .bold() // iOS 15 needs it
  }
}
final class Blocks {
  func blocks() {
    titles()
    start()
    // On iOS 12 the bar has no large titles.
    // Whoever calls this has a bar.
    titles()
  }
}
final class Lasting {
  func comments() {
    // Rounds the corners of the card,
    // which iOS 12 could not do.
    titles()
    // Keeps the selection in sync; iOS 12 loses it on rotation.
    titles()
    // rdar://12345 iOS 12 crashes here.
    titles()
    // iOS 12 crashes here, see FB1234567
    titles()
    // iOS 12 crashes here (PROJ-12)
    titles()
    // three columns (two on iOS 12 and older)
    titles()
    // let size = 3 // iOS 12
    titles()
    // The server takes iOS 12 for a name, too
    titles()
    start() // requires iOS 13, login must be available
  }
}
final class Needed {
  func comments() {
    // iOS 12 rounds down, so callers pass n + 1
    titles()
    // iOS 12 calls back on a background queue: hop to the main one first.
    titles()
    // iOS 12 users keep their drafts in the old folder, which is migrated here.
    titles()
    // iOS 12 moves single rows only; rows with photos must stay movable.
    titles()
    // iOS 12 (12.4, too) does not call this twice; keep the order
    titles()
    // Available on iOS 13 and later because of the shared container
    titles()
    titles()
    titles()
  }
}
final class Older {
  func comments() {
    titles()
    titles()
    titles()
    // Older versions of the file have no titles.
    titles()
    // Older versions of macOS have no titles.
    titles()
    // Older versions of iOS call back late, so callers must not wait.
    titles()
    // puts it above the bar
    titles()
    titles()
    // Since the bar is read first, it has to be there only if the file is new.
    titles()
    // Write titles first. Show them only if iOS 13 is available.
    titles()
  }
}
final class Releases {
  func comments() {
    titles()
    titles()
    titles()
    // Reads format 10.2 only
    titles()
    // Catalina asks for a folder
    titles()
    // Mojave draws it darker
    titles()
    // Only on Catalina
    titles()
    // a + b is shown
    titles()
  }
}

func waits() {
  // Wait for the message on iOS 13, otherwise the tests crash
  wait()
  // Needs iOS 13, otherwise it crashes
  wait()
}
