// target: iOS 15
// Arguments that stand below one another do so where the value goes.
func text(_ name: String) -> String {
  let value: String
  if #available(iOS 15, *) { // expect: 6 [redundant-check] "always true"
    value = join(title: "x",
                 detail: name)
  } else {
    value = name
  }
  return value
}
