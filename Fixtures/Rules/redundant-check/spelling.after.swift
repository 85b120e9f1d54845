// target: macOS 12
if #available(MyMacros 1.0, *) { } // a macro that nobody defined for us
if #available(macOS 11, _Aligned, *) { } // the macro may speak for extensions
