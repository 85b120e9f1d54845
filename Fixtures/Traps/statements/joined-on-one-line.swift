// Two variables that one line of a branch sets, of which nothing reads the first: the second keeps its indentation.
// min: 16

// ==== main.swift
func show() {
  let top: Int
  let bottom: Int
  if #available(iOS 15, *) { top = 8; bottom = 4 } else { top = 1; bottom = 2 }
  print(bottom)
  if #unavailable(iOS 15) { print(top) }
}
show()

// ==== after: main.swift
func show() {
  let bottom: Int = 4
  print(bottom)
}
show()
