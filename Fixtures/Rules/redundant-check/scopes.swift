// target: iOS 16
func shorthand(_ response: Int?) {
  if response == 2 { let task = response; if let task { print(task) } }
  if #available(iOS 15, *) { // expect: 6 [redundant-check] "always true"
    let task = response
    print(task)
  }
}

func deadRest() throws -> Bool {
  if #available(iOS 15, *) { // expect: 6 [redundant-check] "always true"
    let size = try width()
    return size != 1
  }
  let size = try width()
  return size == 3
}

func outer(_ task: Int?) {
  let task = task
  if #available(iOS 15, *) { // expect: 6 [redundant-check] "always true"
    let task = 3
    print(task)
  }
  if let task { print(task) }
}
