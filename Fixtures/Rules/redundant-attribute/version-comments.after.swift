// target: iOS 16
final class Tests {
  func first() {}

  // Even if we don't run this test below iOS 10.0 we expect the actual
  // implementation to be thread safe.
  @available(OSX 10.12, *)
  @available(tvOS 10.0, *)
  func second() {}

  func secondAgain() {}

  func third() {}

  // Although we only run this test above the below specified versions, we expect the
  // implementation to be thread safe
  @available(iOS, deprecated: 18)
  func fourth() {}

  // The list has no cells in iOS 13 and later.
  func fifth() {}

  /// As iOS 12 had it.
  func sixth() {}
}
final class Lasting {
  // Sorting has to be stable: iOS 12 compares in this order.
  func first() {}

  // The order of the list counts
  // and iOS 12 only.
  func second() {}

  // The order of the list counts.
  func third() {}
}
final class Behind {
  /* the parser relies on this order */
  func first() {}
  // returns nil for empty input
  func second() {}
  func third() {}
}

/// Shows something.
func shows() {}
