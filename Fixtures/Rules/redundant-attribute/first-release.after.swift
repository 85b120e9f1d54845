// target: iOS 17, macOS 14
// unlisted: visionOS, tvOS
// No system is older than the first of its platform, whatever the minimum is.
func first() {}
