// targets: iOS 15, macOS 12
if #available(iOS 13, macOS 14, *) { } // expect: 15 [redundant-clause] "'iOS 13' in '#available(iOS 13, macOS 14, *)' is always satisfied: the minimum is iOS 15.0 (--min); the clause can go"
if #unavailable(iOS 13, macOS 14) { } // expect: 17 [redundant-clause] "always satisfied"
if #available(iOS 15, macOS 14, *) { } // at the minimum // expect: 15 [redundant-clause] "'iOS 15'"
if #available(iOS 15.1, macOS 14, *) { } // above it
if #available(iOS 13, macOS 14, tvOS 13, *) { } // nobody says that tvOS is built // expect: 15 [redundant-clause] "'iOS 13'"
if #available(iOS 17, *) {
  if #available(iOS 16, macOS 14, *) { } // expect: 17 [redundant-clause] "'#available(iOS 17, *)' in line 7 already requires it"
}
