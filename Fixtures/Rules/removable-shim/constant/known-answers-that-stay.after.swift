// target: iOS 15
// A use that no constant can replace keeps a local answer, and nothing else.
func captured() {
  start()
  let act = {
    start()
    finish()
  }
  act()
}

func switched() {
  let modern: Bool = true
  start()
  switch modern {
  case true: start()
  case false: stop()
  }
}

func described() {
  let modern = true
  start()
  print(modern.description)
}

func shadowed(_ answers: [Bool]) {
  start()
  answers.forEach { modern in if modern { start() } }
  for modern in answers where modern { stop() }
  print(device.modern)
}

func handed() {
  func modern() -> Bool { true }
  start()
  run(modern)
}

/// A variable may get another value.
func changed() {
  var modern = true
  if modern { start() } else { stop() }
  modern.turn()
}

/// What stands before the declaration means something else.
final class Screen {
  var modern = false

  func show() {
    if modern { stop() }
    start()
  }
}
