// The values of a dictionary can be changed through it.
// min: 16
// warns: the case is about behaviour

// ==== main.swift
// dict values mutated through view
func f() {
  var d = [1: 2]
  if #unavailable(iOS 15) { d[3] = 4 }
  d.values[d.values.startIndex] = 9
  print(d.count)
}
f()
