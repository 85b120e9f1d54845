// Names that the fixtures of rules refer to and do not declare, so that their texts can be type-checked.
@_exported import SwiftUI

public func old() {}
public func modern() {}
public func newer() {}
public func inner() {}
public func other() {}
public func outside() {}
public func known() {}
public func dead() {}
public func free() {}
public func leave() {}
public func rest() {}
public func foo() {}
public func one() {}
public func two() {}
public func three() {}
public func four() {}
public func five() {}
public func six() {}
public func seven() {}
public func eight() {}
public func a() {}
public func a(_ value: Any) {}
public func b() {}
public func c() {}
public func ask() -> Bool { true }
public func ask(_ value: Any) {}
nonisolated(unsafe) public var flag = true

public struct Failure: Error {
  public init() {}
}

public func set(_ width: Int = 0, isHidden: Bool = false, isOld: Bool) {}

public struct Rows: PrimitiveView {}
@MainActor public var rows: Rows { fatalError() }

open class Base {
  public init() {}
  open func viewDidLoad() {}
  open func set(_ value: Int, for key: String, animated isAnimated: Bool) {}
  open func swapped(_ a: Int, _ b: Int) {}
  open func seenFromElsewhere() {}
  open func emptied() {}
  open func commented() {}
  open func untouched() {}
}

public enum Family: Sendable { case small, medium, extraLarge, tiny }

public func families(_ families: [Family]) -> [Family] { families }

public struct Options: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let sound = Options(rawValue: 1)
}

extension View {
  @_disfavoredOverload
  public func modify<Content: View>(@ViewBuilder _ transform: (Self) -> Content) -> some View { transform(self) }
  @_disfavoredOverload
  public func then<Content: View>(@ViewBuilder _ transform: (Self) -> Content) -> some View { transform(self) }
  public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment, padding: CGFloat) -> some View { self }
}
