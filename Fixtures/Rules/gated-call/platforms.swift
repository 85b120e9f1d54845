// targets: iOS 15, macOS 12
if #available(iOS 17, macOS 14, *) { a() } // expect: 38 [gated-call] "from iOS 17.0, macOS 14.0 on"
if #available(iOS 17, *) { b() } // expect: 28 [gated-call] "from iOS 17.0 on"
