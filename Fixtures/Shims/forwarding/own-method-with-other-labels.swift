// The project's own method has the name of the native one and other labels: a call says which of the two it means.
// iOS: 15 -> 16

// ==== URL+Parts.swift
import Foundation

extension URL {
  func appending(parts: [String]) -> URL {
    parts.isEmpty ? self : adding(parts[0]).appending(parts: Array(parts.dropFirst()))
  }

  func appending(_ part: Int) -> URL { adding("a") }

  private func adding(_ part: String) -> URL {  // safe: removable-shim/forwarding "its 2 uses"
    if #available(iOS 16, *) { return appending(path: part) }
    return appendingPathComponent(part)
  }
}

// ==== after: URL+Parts.swift
import Foundation

extension URL {
  func appending(parts: [String]) -> URL {
    parts.isEmpty ? self : appending(path: parts[0] as String).appending(parts: Array(parts.dropFirst()))
  }

  func appending(_ part: Int) -> URL { appending(path: "a") }
}
