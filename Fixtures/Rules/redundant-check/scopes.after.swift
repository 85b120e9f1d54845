// target: iOS 16
func shorthand(_ response: Int?) {
  if response == 2 { let task = response; if let task { print(task) } }
  let task = response
  print(task)
}

func deadRest() throws -> Bool {
  let size = try width()
  return size != 1
}

func outer(_ task: Int?) {
  let task = task
  do {
    let task = 3
    print(task)
  }
  if let task { print(task) }
}
