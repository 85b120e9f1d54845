// A property may be one that a subscript takes, and that changes what has it.
// min: 16

// ==== Counter.swift
@dynamicMemberLookup
struct Counter {
  var count = 0
  subscript(dynamicMember name: String) -> Int {
    mutating get {
      count += 1
      return count
    }
  }
}

// ==== main.swift
func look() {
  var counter = Counter()
  if #unavailable(iOS 15) { counter.count = 4 }
  print(counter.seen)
}
look()

// ==== after: main.swift
func look() {
  var counter = Counter()
  print(counter.seen)
}
look()
