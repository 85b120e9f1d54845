// `return` at the end of an unwrapped branch must not take the next line for its value.
func sideEffect() { print("must not run") }

func inBranch() {
  print("before")
  if #available(iOS 13, *) { return }
  sideEffect()
}

func onItsOwnLine() {
  if #available(iOS 14, *) {
    print("leaving")
    return
  }
  sideEffect()
}

func inElse(_ flag: Bool) {
  if flag {
    print("flag")
  } else if #available(iOS 15, *) {
    return
  }
  sideEffect()
}

inBranch()
onItsOwnLine()
inElse(false)
