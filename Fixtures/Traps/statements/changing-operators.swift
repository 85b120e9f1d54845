// Variables that dead code alone seems to change, and that an operator or something behind a parenthesis changes.
// min: 16

// ==== main.swift
struct Output {
  var text = ""
  mutating func reset() { text = "" }
}
func << (left: inout Output, right: String) { left.text += right }
func run() {
  var output = Output()
  if #unavailable(iOS 15) { output.reset() }
  output << "a"
  var outputs = [Output()]
  if #unavailable(iOS 15) { outputs = [] }
  outputs[0] << "b"
  print(output.text, outputs[0].text)
  var count = 1
  if #unavailable(iOS 15) { count = 2 }
  (count) += 1
  var lists = [[1]]
  if #unavailable(iOS 15) { lists = [] }
  (lists)[0].append(3)
  (lists[0]).append(4)
  print(count, lists)
  var bits = 4
  if #unavailable(iOS 15) { bits = 2 }
  print(bits << 1, (bits + 1) * 2, 1 << bits)
}
run()

// ==== after: main.swift
struct Output {
  var text = ""
}
func << (left: inout Output, right: String) { left.text += right }
func run() {
  var output = Output()
  output << "a"
  var outputs = [Output()]
  outputs[0] << "b"
  print(output.text, outputs[0].text)
  var count = 1
  (count) += 1
  var lists = [[1]]
  (lists)[0].append(3)
  (lists[0]).append(4)
  print(count, lists)
  let bits = 4
  print(bits << 1, (bits + 1) * 2, 1 << bits)
}
run()
