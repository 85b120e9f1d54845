// target: iOS 16
final class Tests {
  //Somehow this is running under iOS 12 and is breaking the test. Disabling it.
  @available(iOS 13.0, tvOS 13.0, *) // expect: 3 [redundant-attribute] "restricts nothing"
  func first() {}

  // Even if we don't run this test below iOS 10.0 we expect the actual
  // implementation to be thread safe.
  @available(OSX 10.12, *)
  @available(iOS 10.0, *) // expect: 3 [redundant-attribute] "restricts nothing"
  @available(tvOS 10.0, *)
  func second() {}

  // Even if we don't run this test below iOS 10.0 we expect the actual
  // implementation to be thread safe.
  @available(iOS 10.0, *) // expect: 3 [redundant-attribute] "restricts nothing"
  func secondAgain() {}

  // Although we only run this test above the below specified versions, we expect the
  // implementation to be thread safe
  @available(iOS 10.0, *) // expect: 3 [redundant-attribute] "restricts nothing"
  func third() {}

  // Although we only run this test above the below specified versions, we expect the
  // implementation to be thread safe
  @available(iOS 10.0, *) // expect: 3 [redundant-attribute] "restricts nothing"
  @available(iOS, deprecated: 18)
  func fourth() {}

  // The list has no cells in iOS 13 and later.
  @available(iOS 13.0, *) // expect: 3 [redundant-attribute] "restricts nothing"
  func fifth() {}

  /// As iOS 12 had it.
  @available(iOS 13.0, *) // expect: 3 [redundant-attribute] "restricts nothing"
  func sixth() {}
}
final class Lasting {
  // Sorting has to be stable: iOS 12 compares in this order.
  @available(iOS 13.0, *) // expect: 3 [redundant-attribute] "restricts nothing"
  func first() {}

  // The order of the list counts
  // and iOS 12 only.
  @available(iOS 13.0, *) // expect: 3 [redundant-attribute] "restricts nothing"
  func second() {}

  // The order of the list counts.
  // Only on iOS 13.
  @available(iOS 13.0, *) // expect: 3 [redundant-attribute] "restricts nothing"
  func third() {}
}
final class Behind {
  @available(iOS 13.0, *) /* the parser relies on this order */ // expect: 3 [redundant-attribute] "restricts nothing"
  func first() {}
  @available(iOS 13.0, *) // returns nil for empty input
  func second() {} // expect-1: 3 [redundant-attribute] "restricts nothing"
  @available(iOS 13.0, *) // needs iOS 13
  func third() {} // expect-1: 3 [redundant-attribute] "restricts nothing"
}

/// Shows something.
///
/// Requires iOS 13
@available(iOS 13, *) // expect: 1 [redundant-attribute] "restricts nothing"
func shows() {}
