// Unwrapped at the top level, a local becomes a global variable that functions can see.
let title = "global"
func show() { print(title) }

if #available(iOS 13, *) {
  let title = "local"
  print(title)
  show()
}
print(title)

if #available(iOS 14, *) {
  let count = 1
  print(count)
}
let count = 2
print(count)
