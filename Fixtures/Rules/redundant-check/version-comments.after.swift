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
