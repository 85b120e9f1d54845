// targets: iOS 15, macCatalyst 15
if #available(iOS 14, *) { } // expect: 4 [redundant-check] "the minimums are iOS 15.0 and macCatalyst 15.0"
if #available(iOS 14, macCatalyst 16, *) { } // expect: 15 [redundant-clause] "'iOS 14'"
if #available(iOS 16, macCatalyst 14, *) { } // without its own clause Catalyst would take that of iOS
#if targetEnvironment(macCatalyst)
if #available(iOS 16, macCatalyst 13.1, *) { } // expect: 4 [redundant-check] "the minimum is macCatalyst 15.0"
#endif
