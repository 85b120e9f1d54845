// Nothing is thrown any more once the native call takes the place of the shim: `try` before it is harmless,
// but a `do` without an error to catch and an optional from `try?` are not the same.
// iOS: 15 -> 16

// ==== Support.swift
import Foundation

func place(of name: String, in folder: URL) throws -> URL {  // stays: removable-shim/forwarding "throw"
  if #available(iOS 16, *) {
    return folder.appending(path: name)
  } else {
    return folder.appendingPathComponent(name)
  }
}

// ==== Store.swift
import Foundation

struct Store {
  let folder: URL

  func write(_ data: Data) throws {
    if let other = try? place(of: "c", in: folder) { try data.write(to: other) }
  }
}

// ==== after: Support.swift
import Foundation

func place(of name: String, in folder: URL) throws -> URL {
  return folder.appending(path: name)
}
