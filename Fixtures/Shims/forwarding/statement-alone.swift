// The shim sets a property if there is one: there is no call to put in its place but the assignment.
// macOS: 10.15 -> 11

// ==== NSWindow+Compat.swift
import AppKit

extension NSWindow {
  func setSubtitleIfAvailable(_ text: String) {  // stays: removable-shim/forwarding "it is more than a native call with its parameters"
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

// ==== after: NSWindow+Compat.swift
import AppKit

extension NSWindow {
  func setSubtitleIfAvailable(_ text: String) {
    subtitle = text
  }
}
