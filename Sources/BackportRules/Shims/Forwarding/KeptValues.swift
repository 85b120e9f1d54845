import SwiftSource

extension Syntax {
  /// Of a call that makes a value: why a stored property of it may be read.
  func objection(toReading properties: Set<String>) -> Obstacle? {
    guard let chain = parent, !properties.isEmpty else { return nil }
    let isRead = chain.suffixes.contains { $0.kind == .memberSuffix && properties.contains($0.name) }
    return isRead || chain.suffixes.last == self && chain.isKeptAsValue ? .result : nil
  }

  /// Of a chain: whether its value is kept in a variable or a list, whose users may read its properties.
  private var isKeptAsValue: Bool {
    parent?.kind == .initializer || parent?.kind == .collection
  }
}
