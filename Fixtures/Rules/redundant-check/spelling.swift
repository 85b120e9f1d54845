// target: macOS 12
if #available(OSX 11, *) { } // expect: 4 [redundant-check] "always true"
if #available(macOS 10.16, *) { } // expect: 4 [redundant-check] "always true"
if #available(iOS 16.0, *, macOS 11.0) { } // expect: 4 [redundant-check] "always true"
if #available(
  // the first with the new API
  macOS 11, // expect-2: 4 [redundant-check] "always true"
  *
) { }
if #available( macOS  11 , * ) { } // expect: 4 [redundant-check] "'#available( macOS 11 , * )' is always true"
if #available(macOS 11, *,) { } // expect: 4 [redundant-check] "always true"
if #available(MyMacros 1.0, *) { } // a macro that nobody defined for us
if #available(macOS 11, _Aligned, *) { } // the macro may speak for extensions
