// The project's own method, or a function of C, has the name of the native one and no such labels: a call says which of them
// it means.
// iOS: 15 -> 16

// ==== URL+Parts.swift
import Foundation

extension URL {
  func appending(_ part: Int) -> URL { adding("a") }

  private func adding(_ part: String) -> URL {  // safe: removable-shim/forwarding "its use"
    if #available(iOS 16, *) { return appending(path: part) }
    return appendingPathComponent(part)
  }
}

extension FileHandle {
  func read(bytes: Int) throws -> Data? { try readData(upToCount: bytes) }

  private func readData(upToCount length: Int) throws -> Data? {  // stays: removable-shim/forwarding "has its type from the shim"
    if #available(iOS 16, *) { return try read(upToCount: length) }
    return readData(ofLength: length)
  }
}

// ==== after: URL+Parts.swift
import Foundation

extension URL {
  func appending(_ part: Int) -> URL { appending(path: "a") }
}

extension FileHandle {
  func read(bytes: Int) throws -> Data? { try readData(upToCount: bytes) }

  private func readData(upToCount length: Int) throws -> Data? {
    if #available(iOS 16, *) { return try read(upToCount: length) }
    return readData(ofLength: length)
  }
}
