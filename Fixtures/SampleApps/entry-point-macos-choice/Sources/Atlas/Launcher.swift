import SwiftUI

@main
struct Launcher {
  static func main() {
    if #available(macOS 11.0, *) {
      // People who hold Option while it starts get the windows that they are used to.
      if NSEvent.modifierFlags.contains(.option) || UserDefaults.standard.bool(forKey: "ClassicWindows") {
        ClassicAtlas.main()
      } else {
        AtlasApp.main()
      }
    } else {
      ClassicAtlas.main()
    }
  }
}
