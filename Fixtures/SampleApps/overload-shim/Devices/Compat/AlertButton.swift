import SwiftUI

/// A button of an alert, until the alert is made of views.
struct AlertButton {
  enum Role {
    case cancel, destructive
  }

  let title: LocalizedStringKey
  let role: Role?
  let action: () -> Void

  @available(iOS, introduced: 15)
  @ViewBuilder
  var view: some View {
    switch role {
    case .none: SwiftUI.Button(title, action: action)
    case .cancel?: SwiftUI.Button(title, role: .cancel, action: action)
    case .destructive?: SwiftUI.Button(title, role: .destructive, action: action)
    }
  }

  @available(iOS, deprecated: 15)
  var button: Alert.Button {
    switch role {
    case .none: return .default(Text(title), action: action)
    case .cancel?: return .cancel(Text(title), action: action)
    case .destructive?: return .destructive(Text(title), action: action)
    }
  }
}

/// Stands where the system's button stands, and wins because only this one takes such a role.
@available(iOS, deprecated: 15)
func Button(
  _ title: LocalizedStringKey, role: AlertButton.Role?, action: @escaping () -> Void
) -> AlertButton {
  AlertButton(title: title, role: role, action: action)
}
