// target: iOS 17
private var isOld: Bool { if #available(iOS 15, *) { return false } else { return true } } // expect: 30 [redundant-check] "always true"
func width(_ ready: Bool) -> Int { ready ? (isOld ? 1 : 2) : 3 }
func negative() -> Int { -(isOld ? 1 : 2) }
func chain() -> String { (isOld ? 1 : 2).description } // a member of a number needs them
func text() -> String { "old: \(isOld ? "yes" : "no")" }
func raw() -> String { #"old: \#(isOld ? "yes" : "\n")"# } // other escapes
func title() -> Text { Text("old: \(isOld ? "yes" : "no")") } // its translation is found by "old: %@"
func number() -> String { "\(isOld ? 1 : 2)" } // what a number prints is not ours to say
