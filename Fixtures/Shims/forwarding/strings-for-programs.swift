// A literal is no key of localized text where the native label says that it is a string for programs.
// iOS: 15 -> 16
// macOS: 12 -> 13

// ==== Compat.swift
import Foundation
import SwiftUI

extension URL {
  func adding(_ name: String) -> URL {  // safe: removable-shim/forwarding "its use"
    if #available(iOS 16, macOS 13, *) {
      return appending(path: name)
    } else {
      return appendingPathComponent(name)
    }
  }
}

// ==== Page.swift
import Foundation

func file(in folder: URL) -> URL { folder.adding("a.txt") }

// ==== after: Compat.swift: gone
// ==== after: Page.swift
import Foundation

func file(in folder: URL) -> URL { folder.appending(path: "a.txt") }
