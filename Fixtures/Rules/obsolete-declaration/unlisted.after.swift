// target: iOS 16
// unlisted: macOS, tvOS
// fixes: unsafe
@available(iOS, obsoleted: 17)
func above() { }
