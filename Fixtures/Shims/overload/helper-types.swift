// A deprecated overload with a builder and buttons of its own; one of the helpers serves others too.
// iOS: 14 -> 15

// ==== View+Alert.swift
import SwiftUI

@available(iOS, deprecated: 15)
@resultBuilder
enum ChoiceBuilder {
  static func buildBlock(_ choice: AlertChoice) -> AlertChoice { choice }
}

@available(iOS, deprecated: 15)
func Button(_ title: LocalizedStringKey, role: Never?, action: @escaping () -> Void) -> AlertChoice {
  AlertChoice(title: title, action: action)
}

extension View {
  @available(iOS, deprecated: 15, message: "The system has it")
  func alert(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, @ChoiceBuilder actions: () -> AlertChoice
  ) -> some View {
    let choice = actions()
    return alert(isPresented: isPresented) {
      Alert(title: Text(title), dismissButton: choice.button)
    }
  }
}

struct AlertChoice {
  let title: LocalizedStringKey
  let action: () -> Void

  var button: Alert.Button { .default(Text(title), action: action) }
}

// ==== Row.swift
import SwiftUI

struct Row: View {
  @State private var isShown = false
  let last = AlertChoice(title: "Later", action: {})

  var body: some View {
    Button("Show", action: last.action)
      .alert("Sure?", isPresented: $isShown) {
        Button("Yes", role: nil) {}
      }
  }
}

// ==== after: View+Alert.swift
import SwiftUI

struct AlertChoice {
  let title: LocalizedStringKey
  let action: () -> Void
}
