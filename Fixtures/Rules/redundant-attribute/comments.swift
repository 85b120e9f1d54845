// target: iOS 16
// A comment goes with its attribute if it is the attribute in words.

/// Available from iOS 15
@available(iOS 15, *) func first() {} // expect: 1 [redundant-attribute] "restricts nothing"

// Only on iOS 15 and later
@available(iOS 15, *) // expect: 1 [redundant-attribute] "restricts nothing"
func second() {}

@available(iOS 15, *) // needs iOS 15
func third() {} // expect-1: 1 [redundant-attribute] "restricts nothing"

// swiftlint:disable:next deployment_target
@available(iOS 15, *) // expect: 1 [redundant-attribute] "restricts nothing"
func fourth() {}

// Everything else stays, and documentation is not cut.
/// Shows the toast.
///
/// Requires iOS 15
@available(iOS 15, *) // expect: 1 [redundant-attribute] "restricts nothing"
func fifth() {}

// iOS 14 stored dates as strings, the reader expects numbers.
@available(iOS 15, *) // expect: 1 [redundant-attribute] "restricts nothing"
func sixth() {}

// The list has no cells on iOS 15 and later.
@available(iOS 15, *) // expect: 1 [redundant-attribute] "restricts nothing"
func seventh() {}

@available(iOS 15, *) // returns nil on iOS 15+
func eighth() {} // expect-1: 1 [redundant-attribute] "restricts nothing"

// swiftlint:disable:next identifier_name
@available(iOS 15, *) // expect: 1 [redundant-attribute] "restricts nothing"
func n() {}
