// target: iOS 15
// A use that no constant can replace keeps a local answer, and nothing else.
func captured() {
  let modern = if #available(iOS 13, *) { true } else { false } // expect: 19 [redundant-check] "always true"
  if modern { start() } else { stop() }
  let act = { [modern] in
    if modern { start() } else { stop() }
    finish()
  }
  act()
}

func switched() {
  let modern: Bool
  if #available(iOS 13, *) { modern = true } else { modern = false } // expect: 6 [redundant-check] "always true"
  if modern { start() } else { stop() }
  switch modern {
  case true: start()
  case false: stop()
  }
}

func described() {
  let modern = if #available(iOS 13, *) { true } else { false } // expect: 19 [redundant-check] "always true"
  if modern { start() } else { stop() }
  print(modern.description)
}

func shadowed(_ answers: [Bool]) {
  let modern = if #available(iOS 13, *) { true } else { false } // expect: 19 [redundant-check] "always true"
  if modern { start() } else { stop() }
  answers.forEach { modern in if modern { start() } }
  for modern in answers where modern { stop() }
  print(device.modern)
}

func handed() {
  func modern() -> Bool { if #available(iOS 13, *) { true } else { false } } // expect: 30 [redundant-check] "always true"
  if modern() { start() } else { stop() }
  run(modern)
}

/// A variable may get another value.
func changed() {
  var modern = if #available(iOS 13, *) { true } else { false } // expect: 19 [redundant-check] "always true"
  if modern { start() } else { stop() }
  modern.turn()
}

/// What stands before the declaration means something else.
final class Screen {
  var modern = false

  func show() {
    if modern { stop() }
    let modern = if #available(iOS 13, *) { true } else { false } // expect: 21 [redundant-check] "always true"
    if modern { start() }
  }
}
