// target: iOS 16.4
// stated: macOS 12, watchOS 9
// `--min` speaks of platforms that the project does not build the file for.

@available(iOS 16.4, macOS 13.0, watchOS 9.0, *) // expect: 12 [redundant-clause] "iOS 16.4" // expect: 34 [redundant-clause] "the minimum is watchOS 9.0"
struct Newer {}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, *) // expect: 12 [redundant-clause] "iOS 16.0"
struct WithOthers {}

@available(iOS 17.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *) // expect: 34 [redundant-clause] "watchOS 9.0"
struct Undecided {}

@available(iOS 16, macOS 12, *) // expect: 1 [redundant-attribute] "restricts nothing"
struct Reached {}

@available(iOS 16, tvOS 18, *) // expect: 1 [redundant-attribute] "restricts nothing"
struct Unnamed {}

// The long form speaks of nothing but its platform, and ends count where the file is built.
@available(macOS, introduced: 13)
@available(macOS, obsoleted: 12)
func ends() {}

func checks() {
  if #available(watchOS 6.0, *) { // expect: 6 [redundant-check] "the minimum is watchOS 9.0"
    print("watchOS")
  }
  if #available(iOS 16.1, watchOS 9.1, macOS 13, *), flag { // expect: 17 [redundant-clause] "iOS 16.1"
    print("both")
  }
  if #available(macOS 13, *) {
    // It is known in here.
    if #available(iOS 15, macOS 13, *) { print("inner") } // expect: 8 [redundant-check] "always true"
  } else {
    print("older")
  }
  #if os(iOS)
  if #available(iOS 16, macOS 14, *) { print("here alone") } // expect: 6 [redundant-check] "always true"
  #endif
  if #unavailable(iOS 15, macOS 14) { print("older") } // expect: 19 [redundant-clause] "iOS 15"
}
