func middle(_ a: Int) {
  if a == 0 {
    print("zero")
  } else if #available(iOS 13, *) {
    print("modern")
  } else if a == 1 {
    print("one")
  } else {
    print("old")
  }
}

func first(_ a: Int) {
  if #available(iOS 13, *) {
    print("modern")
  } else if a == 1 {
    print("one")
  } else {
    print("old")
  }
}

func last(_ a: Int) {
  if a == 0 { print("zero") } else if a == 1 { print("one") } else if #unavailable(iOS 15) { print("old") }
}

func neverFirst(_ a: Int) {
  if #unavailable(iOS 13) {
    print("old")
  } else if a == 1 {
    print("one")
  } else {
    print("other")
  }
}

func mixed(_ a: Int) {
  if a == 0, #unavailable(iOS 14) {
    print("old zero")
  } else if a == 1, #available(iOS 14, *) {
    print("new one")
  } else if #available(iOS 14, *), a == 2 {
    print("new two")
  } else {
    print("rest")
  }
}

for a in 0...2 {
  middle(a)
  first(a)
  last(a)
  neverFirst(a)
  mixed(a)
}
