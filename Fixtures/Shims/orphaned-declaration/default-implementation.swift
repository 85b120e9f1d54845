// A default implementation is what types get that declare no such member: nothing has to name it.
// iOS: 14 -> 15
// macOS: 11 -> 12

// ==== Media.swift
import SwiftUI

protocol Media {
  var title: String { get }
  var oldTint: String { get }
  func oldPlay() -> String
}

extension Media {
  var oldTint: String { "grey" }
  func oldPlay() -> String { "old" }

  func play() -> String {
    if #available(iOS 15, macOS 12, *) {
      _ = Text(title).badge(2)
      return title
    } else {
      return oldPlay() + oldTint
    }
  }
}

struct Song: Media {
  let title: String
}

func played() -> String { Song(title: "a").play() }

// ==== after: Media.swift
import SwiftUI

protocol Media {
  var title: String { get }
  var oldTint: String { get }
  func oldPlay() -> String
}

extension Media {
  var oldTint: String { "grey" }
  func oldPlay() -> String { "old" }

  func play() -> String {
    _ = Text(title).badge(2)
    return title
  }
}

struct Song: Media {
  let title: String
}

func played() -> String { Song(title: "a").play() }
