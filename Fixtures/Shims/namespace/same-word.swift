// The words of the wrapper mean other things elsewhere: a property of a setting, a parameter, a case, text.
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

// ==== Row.swift
import SwiftUI

struct Settings {
  var backport = true
  var scrollDisabled = false
}

enum Strategy { case backport, native }

struct Row: View {
  let settings: Settings
  let strategy: Strategy = .backport

  // Uses .backport.scrollDisabled(true) where it can.
  var body: some View {
    List { Text(".backport.scrollDisabled \(settings.backport ? "a" : "b")") }
      .backport.scrollDisabled(settings.scrollDisabled || settings.backport)
  }

  func log(backport: Bool) -> Bool { backport && strategy == .backport }
}

// ==== after: Backport.swift: gone

// ==== after: Row.swift
import SwiftUI

struct Settings {
  var backport = true
  var scrollDisabled = false
}

enum Strategy { case backport, native }

struct Row: View {
  let settings: Settings
  let strategy: Strategy = .backport

  // Uses .backport.scrollDisabled(true) where it can.
  var body: some View {
    List { Text(".backport.scrollDisabled \(settings.backport ? "a" : "b")") }
      .scrollDisabled(settings.scrollDisabled || settings.backport)
  }

  func log(backport: Bool) -> Bool { backport && strategy == .backport }
}
