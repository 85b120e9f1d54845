// On macOS the old app takes its window from a storyboard: it becomes an orphan, and is left for a person.
// macOS: 10.15 -> 11

// ==== Selector.swift
import SwiftUI

@main
struct Selector {
  static func main() {
    if #available(macOS 11.0, *) {
      AtlasApp.main()
    } else {
      ClassicAtlas.main()
    }
  }
}

// ==== AtlasApp.swift
import SwiftUI

// Maps in windows.
@available(macOS 11.0, *)
struct AtlasApp: App {
  var body: some Scene {
    WindowGroup("Atlas") { Text("Europe") }
  }
}

// ==== ClassicAtlas.swift
import AppKit

private let classicDelegate = ClassicDelegate()

struct ClassicAtlas {
  static func main() {
    NSApplication.shared.setActivationPolicy(.regular)
    let storyboard = NSStoryboard(name: "Atlas", bundle: .main)
    let controller = storyboard.instantiateInitialController() as? NSWindowController
    controller?.window?.makeKeyAndOrderFront(nil)
    NSApp.delegate = classicDelegate
    NSApp.run()
  }
}

final class ClassicDelegate: NSObject, NSApplicationDelegate {}

// ==== after: AtlasApp.swift
import SwiftUI

// Maps in windows.
@main
struct AtlasApp: App {
  var body: some Scene {
    WindowGroup("Atlas") { Text("Europe") }
  }
}

// ==== after: ClassicAtlas.swift
import AppKit

final class ClassicDelegate: NSObject, NSApplicationDelegate {}

// ==== after: Selector.swift: gone
