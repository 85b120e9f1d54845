// target: macOS 12
modern()
if #unavailable(macOS 13) { // above the minimum: macOS 12 goes in
  old()
}
fatalError()
rest()
