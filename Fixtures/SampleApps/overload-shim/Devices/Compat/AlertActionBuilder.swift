@available(iOS, deprecated: 15)
@resultBuilder
enum AlertActionBuilder {
  enum Buttons {
    case dismiss(AlertButton)
    case choice(AlertButton, other: AlertButton)
  }

  static func buildBlock() -> Buttons? { nil }

  static func buildBlock(_ button: AlertButton) -> Buttons? { .dismiss(button) }

  static func buildBlock(_ first: AlertButton, _ second: AlertButton) -> Buttons? {
    .choice(first, other: second)
  }
}
