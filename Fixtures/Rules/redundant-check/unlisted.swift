// target: iOS 15
// unlisted: macOS, tvOS
// A package that lists iOS alone: the tools' own minimum counts elsewhere, and nobody wrote it down.
if #available(iOS 14, *) { } // expect: 4 [redundant-check] "the minimum is iOS 15.0 (--min), and '*' covers macOS and tvOS"
if #available(iOS 14, macOS 11, *) { } // macOS may be older // expect: 15 [redundant-clause] "'iOS 14'"
if #available(macOS 12, *) {
  if #available(macOS 12, *) { } // expect: 6 [redundant-check] "'#available(macOS 12, *)' in line 6 already requires it, and '*' covers iOS and tvOS"
}
#if os(iOS)
if #available(iOS 14, macOS 11, *) { } // expect: 4 [redundant-check] "the minimum is iOS 15.0 (--min)"
#endif
