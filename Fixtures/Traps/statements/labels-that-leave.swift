// Statements with a label that always leave, behind which the rest is dead, and one that is left by its label.
// min: 16

// ==== main.swift
func left(_ number: Int) -> Int {
  first: if number > 1 {
    print("more")
    if #available(iOS 15, *) { return 1 }
  } else {
    return 2
  }
  return 3
}
func broken(_ number: Int) -> Int {
  first: if number > 1 {
    if number > 2 { break first }
    if #available(iOS 15, *) { return 1 }
  } else {
    return 2
  }
  return 3
}
func unbroken(_ number: Int) -> Int {
  first: if number > 1 {
    do { return 0 }
    if number > 2 { break first }
    return 1
  } else {
    if #available(iOS 15, *) { return 2 }
  }
  return 3
}
print(left(0), left(2), broken(0), broken(2), broken(3), unbroken(0), unbroken(3))

// ==== after: main.swift
func left(_ number: Int) -> Int {
  first: if number > 1 {
    print("more")
    return 1
  } else {
    return 2
  }
}
func broken(_ number: Int) -> Int {
  first: if number > 1 {
    if number > 2 { break first }
    return 1
  } else {
    return 2
  }
  return 3
}
func unbroken(_ number: Int) -> Int {
  first: if number > 1 {
    do { return 0 }
    if number > 2 { break first }
    return 1
  } else {
    return 2
  }
}
print(left(0), left(2), broken(0), broken(2), broken(3), unbroken(0), unbroken(3))
