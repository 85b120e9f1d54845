// target: iOS 15
// What the compiler refuses is never judged.
if #available(iOS, *) { }
if #available(iOS 13) { }
if #available() { }
if #available(iOS 13, *
if #available { }
if #unavailable(iOS 13, *) { }
let x = #available(iOS 13, *)
if #available(iOS 13, *) && y { }
if #available(iOS 21, *) { }
