// Only the element of the list goes, with one comma.
func ask(_ name: String, _ answer: Bool) -> Bool { print("ask", name); return answer }

func first(_ x: Int) { if #available(iOS 13, *), x > 1 { print("big") } else { print("small") } }
func last(_ x: Int) { if x > 1, #available(iOS 13, *) { print("big") } else { print("small") } }
func middle(_ x: Int) {
  if ask("left", x > 1), #available(iOS 13.0, *), ask("right", x > 2) { print("all") } else { print("not all") }
}
func lines(_ x: Int?) {
  if let x,
    // the newer way
    #available(iOS 15, *),
    x > 1
  {
    print("bound", x)
  } else {
    print("unbound")
  }
}
func negative(_ x: Int) { if x > 1, #unavailable(iOS 13) { print("old") } else { print("new") } }
func several(_ x: Int) {
  if #available(iOS 13, *), #available(iOS 14, *), x == 3 { print("three") } else { print("other") }
}

for x in 1...3 {
  first(x)
  last(x)
  middle(x)
  lines(x)
  negative(x)
  several(x)
}
lines(nil)
