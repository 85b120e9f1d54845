// What an overload makes is kept as a value: without it the native button would be made, which is something else.
// iOS: 14 -> 15
// still builds for the old minimum: nothing is done

// ==== View+Alert.swift
import SwiftUI

struct AlertChoice {
  let title: LocalizedStringKey
  let action: () -> Void

  var button: Alert.Button { .default(Text(title), action: action) }
}

@available(iOS, deprecated: 15)
func Button(_ title: LocalizedStringKey, role: Never?, action: @escaping () -> Void) -> AlertChoice {  // stays: removable-shim/overload "it is used in another way than by a call"
  AlertChoice(title: title, action: action)
}

// ==== Row.swift
import SwiftUI

struct Row: View {
  let yes = Button("Yes", role: nil) {}
  @State private var isShown = false

  var body: some View {
    Text("a").alert(isPresented: $isShown) { Alert(title: Text("Sure?"), dismissButton: yes.button) }
  }
}
