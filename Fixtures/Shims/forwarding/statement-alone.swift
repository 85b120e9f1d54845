// The shim sets a property if there is one, and is called on an optional.
// macOS: 10.15 -> 11

// ==== NSWindow+Compat.swift
import AppKit

extension NSWindow {
  func setSubtitleIfAvailable(_ text: String) {
    if #available(macOS 11, *) {
      subtitle = text
    }
  }
}

// ==== Controller.swift
import AppKit

final class Controller: NSWindowController {
  func show(_ name: String) { window?.setSubtitleIfAvailable(name) }
}

// ==== after: NSWindow+Compat.swift: gone

// ==== after: Controller.swift
import AppKit

final class Controller: NSWindowController {
  func show(_ name: String) { window?.subtitle = name }
}
