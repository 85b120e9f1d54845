// What the modifier is made with goes to the native call: by the compiler's initializer or its own, as a binding, with
// and without `self`. What only the fallback read goes.
// iOS: 14 -> 15

// ==== Modifiers.swift
import SwiftUI

struct Badged: ViewModifier {
  let count: Int
  @Environment(\.colorScheme) private var scheme

  @ViewBuilder func body(content: Content) -> some View {
    if #available(iOS 15, *) {
      content.badge(self.count)
    } else {
      content.foregroundColor(scheme == .dark ? .red : .gray).overlay(label)
    }
  }

  private var label: some View { Text("\(count)") }
}

struct Searched: ViewModifier {
  @Binding private var text: String
  private let prompt: LocalizedStringKey

  init(_ text: Binding<String>, saying prompt: LocalizedStringKey) {
    _text = text
    self.prompt = prompt
  }

  @ViewBuilder func body(content: Content) -> some View {
    if #available(iOS 15, *) {
      content.searchable(text: $text, prompt: prompt)
    } else {
      content
    }
  }
}

struct Covered<Cover: View>: ViewModifier {
  let cover: Cover

  init(@ViewBuilder with cover: () -> Cover) { self.cover = cover() }

  @ViewBuilder func body(content: Content) -> some View {
    if #available(iOS 15, *) {
      content.overlay(alignment: .top) { cover }
    } else {
      content.overlay(cover, alignment: .top)
    }
  }
}

// ==== Screen.swift
import SwiftUI

struct Screen: View {
  @State private var text = ""
  let count: Int

  var body: some View {
    VStack {
      Text("a").modifier(Badged(count: count + 1))
      Text("b").modifier(Searched($text, saying: "Search"))
      Text("c").modifier(Covered { Text("d") })
      Text("e").modifier(Covered(with: {
        Text("f")
        Text("g")
      }))
    }
  }
}

// ==== after: Modifiers.swift: gone

// ==== after: Screen.swift
import SwiftUI

struct Screen: View {
  @State private var text = ""
  let count: Int

  var body: some View {
    VStack {
      Text("a").badge(count + 1)
      Text("b").searchable(text: $text, prompt: "Search")
      Text("c").overlay(alignment: .top) { Text("d") }
      Text("e").overlay(alignment: .top) {
        Text("f")
        Text("g")
      }
    }
  }
}
