// A result that is unwrapped, where the native property is no optional.
// iOS: 15 -> 16

// ==== Folders.swift
import Foundation

extension FileManager {
  static func documents() -> URL? {  // stays: removable-shim/forwarding "its value is used in a way that the native one may not allow"
    if #available(iOS 16, *) {
      return URL.documentsDirectory
    } else {
      return URL(fileURLWithPath: "documents")
    }
  }
}

// ==== Uses.swift
import Foundation

func use() -> String {
  if let found = FileManager.documents() { return found.path }
  return FileManager.documents()?.path ?? ""
}

// ==== after: Folders.swift
import Foundation

extension FileManager {
  static func documents() -> URL? {
    return URL.documentsDirectory
  }
}
