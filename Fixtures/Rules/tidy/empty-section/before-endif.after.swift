// target: iOS 15
// follows: obsolete-declaration
#if !os(tvOS)
let first = 1

#endif

#if os(iOS)
// MARK: - Nothing yet
#endif
