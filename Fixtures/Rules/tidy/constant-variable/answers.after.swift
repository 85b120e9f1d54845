// target: iOS 15
// A Bool that was only changed for the check.
func stepped() {
  let modern = true
  print(modern.description)
}

func reset() {
  let modern = true
  print(modern.description)
}

/// It is changed elsewhere.
func toggled() {
  var modern = true
  modern.toggle()
  print(modern.description)
}

/// The project's own member may change it.
func turned() {
  var modern = true
  modern.turn()
}

/// It is never given a value.
func missing(_ all: [String]) -> [String] {
  let note: String? = nil
  let first: String! = nil // the old one
  var set: Int?
  if let note { return [note, first] }
  all.forEach { _ in set = (set ?? 0) + 1 }
  return [note ?? "new", first ?? "", "\(set ?? 2)"]
}
