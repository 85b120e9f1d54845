// targets: iOS 15, macCatalyst 15
if #available(iOS 14, macCatalyst 16, *) { }
if #available(iOS 16, macCatalyst 14, *) { } // without its own clause Catalyst would take that of iOS
