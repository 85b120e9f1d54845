// It is called like the native one, but for a label: the calls that are none of it are the native's.
// iOS: 15 -> 16

// ==== URL+Compat.swift
import Foundation

extension URL {
  func appending(_ path: String) -> URL {
    if #available(iOS 16, *) {
      return appending(path: path)
    } else {
      return appendingPathComponent(path)
    }
  }
}

// ==== Row.swift
import SwiftUI

struct Row: View {
  let folder: URL
  let name: String

  private var native: URL {
    if #available(iOS 16, *) { return folder.appending(path: name) }
    return folder
  }

  var body: some View { Text(folder.appending(name).path + native.path) }
}

// ==== after: URL+Compat.swift: gone

// ==== after: Row.swift
import SwiftUI

struct Row: View {
  let folder: URL
  let name: String

  private var native: URL {
    return folder.appending(path: name)
  }

  var body: some View { Text(folder.appending(path: name).path + native.path) }
}
