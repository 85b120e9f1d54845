// target: iOS 17, macOS 14
// unlisted: visionOS, tvOS
// No system is older than the first of its platform, whatever the minimum is.
@available(macOS 10.14.4, iOS 12.2, visionOS 1.0, *) // expect: 1 [redundant-attribute] "restricts nothing"
func first() {}
