// target: iOS 15
// unlisted: macOS, tvOS
// A package that lists iOS alone: the tools' own minimum counts elsewhere, and nobody wrote it down.
if #available(iOS 14, macOS 11, *) { } // macOS may be older
if #available(macOS 12, *) {
}
