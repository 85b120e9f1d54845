public struct CGFloat: Hashable, Comparable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
  public var native: Double
  public init(_ value: Double) { native = value }
  public init(_ value: Int) { native = Double(value) }
  public init(floatLiteral value: Double) { native = value }
  public init(integerLiteral value: Int) { native = Double(value) }
  public static let infinity = CGFloat(Double.infinity)
  public static let zero = CGFloat(0)
  public static func < (left: CGFloat, right: CGFloat) -> Bool { left.native < right.native }
  public static func + (left: CGFloat, right: CGFloat) -> CGFloat { CGFloat(left.native + right.native) }
  public static func - (left: CGFloat, right: CGFloat) -> CGFloat { CGFloat(left.native - right.native) }
  public static func * (left: CGFloat, right: CGFloat) -> CGFloat { CGFloat(left.native * right.native) }
  public static func / (left: CGFloat, right: CGFloat) -> CGFloat { CGFloat(left.native / right.native) }
  public static prefix func - (value: CGFloat) -> CGFloat { CGFloat(-value.native) }
}

extension Double {
  public init(_ value: CGFloat) { self = value.native }
}

public struct CGPoint: Hashable, Sendable {
  public var x, y: CGFloat
  public static let zero = CGPoint(x: 0, y: 0)
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }
}

public struct CGSize: Hashable, Sendable {
  public var width, height: CGFloat
  public static let zero = CGSize(width: 0, height: 0)
  public init(width: CGFloat, height: CGFloat) {
    self.width = width
    self.height = height
  }
}

public struct CGRect: Hashable, Sendable {
  public var origin: CGPoint
  public var size: CGSize
  public static let zero = CGRect(x: 0, y: 0, width: 0, height: 0)
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    origin = CGPoint(x: x, y: y)
    size = CGSize(width: width, height: height)
  }
}
