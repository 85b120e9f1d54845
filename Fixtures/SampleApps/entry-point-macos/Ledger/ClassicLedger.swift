import AppKit
import SwiftUI

// NSApplication holds its delegate weakly.
private let classicDelegate = ClassicDelegate()

struct ClassicLedger {
  static func main() {
    NSApplication.shared.setActivationPolicy(.regular)
    NSNib(nibNamed: "MainMenu", bundle: .main)?
      .instantiate(withOwner: NSApplication.shared, topLevelObjects: nil)
    NSApp.delegate = classicDelegate
    NSApp.activate(ignoringOtherApps: true)
    NSApp.run()
  }
}

final class ClassicDelegate: NSObject, NSApplicationDelegate {
  var window: NSWindow?

  func applicationDidFinishLaunching(_ notification: Notification) {
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 640, height: 400),
      styleMask: [.titled, .closable, .resizable],
      backing: .buffered, defer: false)
    window.title = "Ledger"
    window.isReleasedWhenClosed = false
    window.contentView = NSHostingView(rootView: EntryTable(entries: Entry.samples))
    window.center()
    window.makeKeyAndOrderFront(nil)
    self.window = window
  }
}
