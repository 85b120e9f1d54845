// target: iOS 15
// Arguments that stand below one another do so where the value goes.
func text(_ name: String) -> String {
  let value: String = join(title: "x",
                           detail: name)
  return value
}
