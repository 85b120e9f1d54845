// What is marked and has more to say stays, and says why.
// iOS: 14 -> 15
// still builds for the old minimum: nothing here is of the system

// ==== Numbers.swift
// backport:inline
func doubled(_ n: Int) -> Int {  // stays: removable-shim/directive "more than"
  let more = n + 1
  return more * 2
}

protocol Shape {
  // backport:inline
  func area() -> Int  // stays: removable-shim/directive "more than"
}

private func hidden(_ n: Int) -> Int { n }

// backport:inline
func seen(_ n: Int) -> Int { hidden(n) }  // stays: removable-shim/directive "hidden"

func passed(_ n: Int) -> Int { n }

// backport:inline
func first(_ n: Int) -> Int { passed(n) }  // stays: removable-shim/directive "another way"

// ==== Use.swift
let all = [1, 2].map(first) + [doubled(3), seen(4)]

