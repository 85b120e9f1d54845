import AppKit

var classicDelegate = ClassicAtlasDelegate()

struct ClassicAtlas {
  static func main() {
    NSApplication.shared.setActivationPolicy(.regular)

    let storyboard = NSStoryboard(name: "Atlas", bundle: .main)
    let controller = storyboard.instantiateInitialController() as? NSWindowController
    if #available(macOS 11, *) {
      controller?.window?.subtitle = "classic"
    }
    controller?.window?.makeKeyAndOrderFront(nil)

    NSApp.delegate = classicDelegate
    NSApp.run()
  }
}

class ClassicAtlasDelegate: NSObject, NSApplicationDelegate {}
