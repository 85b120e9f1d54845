// targets: iOS 15, macOS 12
if #available(iOS 17, macOS 14, *) { a() } // expect: 38 [gated-call] "from iOS 17.0, macOS 14.0 on"
if #available(iOS 17, *) { b() } // expect: 28 [gated-call] "from iOS 17.0 on"
if #available(iOS 17, macOS 14, *) { view.scrollDisabled(true) } // expect: 43 [gated-call] "native since iOS 16.0, macOS 13.0 (iOS 26.2 SDK)"
if #available(iOS 17, *) { view.scrollDisabled(true) } // expect: 33 [gated-call] "native since iOS 16.0 (iOS 26.2 SDK) and"
