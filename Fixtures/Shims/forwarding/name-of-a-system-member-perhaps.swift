// A type of the system has a member that is called like the shim of another one. Where nothing shows the type of a receiver,
// only a compiler could tell which of them is meant.
// iOS: 15 -> 16
// still builds for the old minimum: nothing is rewritten

// ==== Compat.swift
import Foundation

extension URL {
  func appending(_ path: String) -> URL {  // stays: removable-shim/forwarding "may mean it"
    if #available(iOS 16, *) { return appending(path: path) }
    return appendingPathComponent(path)
  }
}

// ==== Page.swift
import Foundation

struct Page {
  let names: [String]

  func file(in folder: URL) -> URL { folder.appending("a.txt") }
  func copy() -> String { names[0].appending("_copy") }
}
