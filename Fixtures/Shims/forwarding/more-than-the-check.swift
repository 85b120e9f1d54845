// What stands beside the check is no part of it, and a test is called by nobody: neither is a shim.
// iOS: 15 -> 16

// ==== Trees.swift
import SwiftUI

extension View {
  @ViewBuilder func halfSheet() -> some View {
    #if os(iOS)
    if #available(iOS 16, *) {
      presentationDetents([.medium])
    } else {
      self
    }
    #else
    presentationDetents([.medium])
    #endif
    Divider()
  }
}

// ==== Screen.swift
import SwiftUI

struct Screen: View {
  var body: some View {
    Text("a").halfSheet()
  }
}

// ==== Tests.swift
import Foundation

final class FolderTests {
  func testPath() throws {
    guard #available(iOS 16, *) else { throw CancellationError() }
    _ = URL(fileURLWithPath: "/").appending(path: "a")
  }
}

// ==== after: Trees.swift
import SwiftUI

extension View {
  @ViewBuilder func halfSheet() -> some View {
    presentationDetents([.medium])
    Divider()
  }
}

// ==== after: Tests.swift
import Foundation

final class FolderTests {
  func testPath() throws {
    _ = URL(fileURLWithPath: "/").appending(path: "a")
  }
}
