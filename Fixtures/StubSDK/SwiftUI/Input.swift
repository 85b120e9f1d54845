@available(iOS 14.0, macOS 11.0, *)
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  public init(_ character: Character) {}
  public init(extendedGraphemeClusterLiteral: Character) {}
  public static let escape = KeyEquivalent(" ")
  public static let `return` = KeyEquivalent("r")
}

public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let shift = EventModifiers(rawValue: 2)
  public static let command = EventModifiers(rawValue: 16)
}

@available(iOS 17.0, macOS 14.0, *)
public struct KeyPress: Sendable {
  public struct Phases: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let down = Phases(rawValue: 1)
    public static let all = Phases(rawValue: 7)
  }
  public enum Result: Sendable { case handled, ignored }
  public let modifiers: EventModifiers
}

@available(iOS 17.0, macOS 14.0, *)
extension View {
  public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View { self }
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }
}

#if os(macOS)
  @available(macOS 15.0, *)
  public struct PointerStyle: Hashable, Sendable {
    public static let `default` = PointerStyle()
    public static let link = PointerStyle()
    public static let grabIdle = PointerStyle()
    public static let grabActive = PointerStyle()
    public static let columnResize = PointerStyle()
    public static let rowResize = PointerStyle()
    public static func columnResize(directions: HorizontalDirection.Set) -> PointerStyle { fatalError() }
  }

  @available(macOS 15.0, *)
  public enum HorizontalDirection: Sendable {
    case leading, trailing
    public struct Set: OptionSet, Sendable {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }
      public static let leading = Set(rawValue: 1)
      public static let trailing = Set(rawValue: 2)
    }
  }

  @available(macOS 15.0, *)
  extension View {
    public func pointerStyle(_ style: PointerStyle?) -> some View { self }
    public func pointerVisibility(_ visibility: Visibility) -> some View { self }
  }
#endif

@available(iOS 15.0, macOS 12.0, *)
public enum HorizontalEdge: Hashable, CaseIterable, Sendable { case leading, trailing }

@available(iOS 15.0, macOS 12.0, *)
extension View {
  public func swipeActions<Actions: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> Actions
  ) -> some View { self }
}

@available(iOS 15.0, macOS 12.0, *)
public struct SubmitLabel: Sendable {
  public static var done: SubmitLabel { fatalError() }
  public static var search: SubmitLabel { fatalError() }
  public static var `return`: SubmitLabel { fatalError() }
}

@available(iOS 15.0, macOS 12.0, *)
extension View {
  public func submitLabel(_ label: SubmitLabel) -> some View { self }
  public func onSubmit(_ action: @escaping () -> Void) -> some View { self }
}
