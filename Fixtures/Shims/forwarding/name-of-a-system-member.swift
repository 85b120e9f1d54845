// A type of the system has a member that is called like the shim of another one. A use whose receiver shows that type means
// it, and stays.
// iOS: 15 -> 16

// ==== Compat.swift
import Foundation

extension URL {
  func appending(_ path: String) -> URL {  // safe: removable-shim/forwarding "its use"
    if #available(iOS 16, *) { return appending(path: path) }
    return appendingPathComponent(path)
  }
}

// ==== Page.swift
import Foundation

func file(in folder: URL) -> URL { folder.appending("a.txt") }
func copy(of name: String) -> String { name.appending("_copy") }

// ==== after: Compat.swift: gone

// ==== after: Page.swift
import Foundation

func file(in folder: URL) -> URL { folder.appending(path: "a.txt") }
func copy(of name: String) -> String { name.appending("_copy") }
