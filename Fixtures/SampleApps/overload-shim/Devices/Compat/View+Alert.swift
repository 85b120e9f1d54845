import SwiftUI

extension View {
  /// The system's own form of alert, for systems that only know the older one.
  @available(iOS, deprecated: 15, message: "The system has it")
  func alert(
    _ title: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @AlertActionBuilder actions: () -> AlertActionBuilder.Buttons?,
    @ViewBuilder message: () -> Text
  ) -> some View {
    let text = message()
    let buttons = actions()
    return alert(isPresented: isPresented) {
      switch buttons {
      case .none:
        return Alert(title: Text(title), message: text)
      case .dismiss(let button)?:
        return Alert(title: Text(title), message: text, dismissButton: button.button)
      case .choice(let first, let other)?:
        return Alert(
          title: Text(title), message: text, primaryButton: first.button, secondaryButton: other.button)
      }
    }
  }
}
