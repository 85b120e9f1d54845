// What a variable is given that nothing reads any more: a member of a lazy collection runs code, and an implicitly
// unwrapped optional may end the program.
// min: 16
// warns: the variables are written, and not read any more

// ==== main.swift
func first() -> Int {
  let list = [1, 2].lazy.map { number -> Int in
    print("asked")
    return number
  }
  var found: Int? = nil
  found = list.first
  if #unavailable(iOS 15) { print(found ?? 0) }
  return 1
}
print(first())

// ==== after: main.swift
func first() -> Int {
  let list = [1, 2].lazy.map { number -> Int in
    print("asked")
    return number
  }
  var found: Int? = nil
  found = list.first
  return 1
}
print(first())
