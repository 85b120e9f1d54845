// target: iOSApplicationExtension 15
// Built as an extension: its own clause counts before the plain one.
if #available(iOS 14, iOSApplicationExtension 16, *) { } // the plain clause does not count here
