// A label, a parameter, a local, a method and another type's member are called like the property that gives the wrapper.
// iOS: 15 -> 16

// ==== Backport.swift
import SwiftUI

struct Backport<Content> {
  let content: Content
}

extension View {
  var backport: Backport<Self> { Backport(content: self) }
}

extension Backport where Content: View {
  @ViewBuilder
  func scrollDisabled(_ isDisabled: Bool) -> some View {
    if #available(iOS 16, *) {
      content.scrollDisabled(isDisabled)
    } else {
      content
    }
  }
}

// ==== Exporter.swift
import Foundation

struct Archive {}

struct Exporter {
  let archive: Archive

  init(exporting archive: Archive) { self.archive = archive }
  init(exporting archive: Archive?, backport: Archive) { self.init(exporting: backport) }

  func backport(_ archive: Archive) -> Archive { archive }

  func all(_ archives: [Archive], _ other: Archive?) -> [Archive] {
    let backport = Exporter(exporting: archives.first, backport: archive).archive
    if let backport = other { return [backport] }
    return archives.map { backport in self.backport(backport) } + [backport]
  }
}

// ==== Row.swift
import SwiftUI

struct Row: View {
  var body: some View { List { Text("a") }.backport.scrollDisabled(true) }
}

// ==== after: Backport.swift: gone

// ==== after: Row.swift
import SwiftUI

struct Row: View {
  var body: some View { List { Text("a") }.scrollDisabled(true) }
}
