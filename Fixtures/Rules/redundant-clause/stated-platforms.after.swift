// target: iOS 16.4
// stated: macOS 12, watchOS 9
// `--min` speaks of platforms that the project does not build the file for.

@available(macOS 13.0, *)
struct Newer {}

@available(macOS 13.0, tvOS 16.0, *)
struct WithOthers {}

@available(iOS 17.0, macOS 13.0, tvOS 16.0, *)
struct Undecided {}

@available(iOS 16, macOS 12, *)
struct Reached {}

@available(iOS 16, tvOS 18, *)
struct Unnamed {}

// The long form speaks of nothing but its platform, and ends count where the file is built.
@available(macOS, introduced: 13)
@available(macOS, obsoleted: 12)
func ends() {}

func checks() {
  if #available(watchOS 6.0, *) {
    print("watchOS")
  }
  if #available(watchOS 9.1, macOS 13, *), flag {
    print("both")
  }
  if #available(macOS 13, *) {
    // It is known in here.
    if #available(iOS 15, macOS 13, *) { print("inner") }
  } else {
    print("older")
  }
  #if os(iOS)
  if #available(iOS 16, macOS 14, *) { print("here alone") }
  #endif
  if #unavailable(macOS 14) { print("older") }
}
