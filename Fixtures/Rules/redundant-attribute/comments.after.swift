// target: iOS 16
// A comment goes with its attribute if it is the attribute in words.

func first() {}

func second() {}

func third() {}

func fourth() {}

// Everything else stays, and documentation is not cut.
/// Shows the toast.
///
/// Requires iOS 15
func fifth() {}

// iOS 14 stored dates as strings, the reader expects numbers.
func sixth() {}

// The list has no cells on iOS 15 and later.
func seventh() {}

// returns nil on iOS 15+
func eighth() {}

// swiftlint:disable:next identifier_name
func n() {}
