// target: iOS 15
// A Bool that was only changed for the check.
func stepped() {
  var modern = false
  if #available(iOS 13, *) { modern = true } // expect: 6 [redundant-check] "always true"
  print(modern.description)
}

func reset() {
  var modern = true
  if #unavailable(iOS 13) { modern = false } // expect: 6 [redundant-check] "always false"
  print(modern.description)
}

/// It is changed elsewhere.
func toggled() {
  var modern = true
  if #unavailable(iOS 13) { modern = false } // expect: 6 [redundant-check] "always false"
  modern.toggle()
  print(modern.description)
}

/// The project's own member may change it.
func turned() {
  var modern = true
  if #unavailable(iOS 13) { modern = false } // expect: 6 [redundant-check] "always false"
  modern.turn()
}
