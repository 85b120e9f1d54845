// target: iOS 17
func width(_ ready: Bool) -> Int { ready ? 2 : 3 }
func negative() -> Int { -2 }
func chain() -> String { (2).description } // a member of a number needs them
func text() -> String { "old: no" }
func raw() -> String { #"old: \#("\n")"# } // other escapes
func title() -> Text { Text("old: \("no")") } // its translation is found by "old: %@"
func number() -> String { "\(2)" } // what a number prints is not ours to say
