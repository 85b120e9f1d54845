// Properties of literals, whose getters another file declares and which do something.
// min: 16

// ==== Getters.swift
nonisolated(unsafe) var lookups = 0
extension Int {
  var scaled: Double {
    lookups += 1
    return Double(self) * 1.5
  }
}
extension String {
  var localized: String {
    lookups += 1
    return self + "!"
  }
}
extension Bool {
  var noted: Bool {
    lookups += 1
    return self
  }
}

// ==== main.swift
func show(_ on: Bool) {
  let inset = 16.scaled
  let title = "legacy.title".localized
  let note = true.noted
  let raw = #"raw"#.localized
  let size = on ? 3.scaled : -4.scaled
  print("shown")
  if #unavailable(iOS 15) { print(inset, title, note, raw, size) }
}
show(true)
print(lookups)

// ==== after: main.swift
func show(_ on: Bool) {
  _ = 16.scaled
  _ = "legacy.title".localized
  _ = true.noted
  _ = #"raw"#.localized
  _ = on ? 3.scaled : -4.scaled
  print("shown")
}
show(true)
print(lookups)
