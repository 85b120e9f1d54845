// What is made with values that are written in one place is kept for its name: an icon, a colour of the design.
// macOS: 10.15 -> 11

// ==== Icons.swift
import SwiftUI

enum Icons {
  static var stop: Image {
    if #available(macOS 11, *) { return Image(systemName: "xmark.circle") }
    return Image("stop")
  }
  static func start() -> Image {
    if #available(macOS 11, *) { return Image(systemName: "play") }
    return Image("start")
  }
}

// ==== Page.swift
import SwiftUI

struct Page: View {
  var body: some View {
    VStack {
      Icons.stop
      Icons.start()
    }
  }
}

// ==== after: Icons.swift
import SwiftUI

enum Icons {
  static var stop: Image {
    return Image(systemName: "xmark.circle")
  }
  static func start() -> Image {
    return Image(systemName: "play")
  }
}
