func chosen(_ flag: Bool) -> String {
  let word = if #available(iOS 13, *) { "modern" } else { "old" }
  let longer =
    if flag {
      "flag"
    } else if #available(iOS 14, *) {
      "newer " + word
    } else {
      "older"
    }
  return word + longer
}

func implicit() -> Int {
  if #available(iOS 13, *) { 1 } else { 2 }
}

var computed: String {
  if #available(iOS 13, *) {
    "modern"
  } else {
    "old"
  }
}

let closure = { (x: Int) -> Int in if #available(iOS 13, *) { x + 1 } else { x } }
let inferred = [1, 2].map { if #available(iOS 13, *) { $0 * 2 } else { $0 } }

func viaSwitch(_ x: Int) -> String {
  switch x {
  case 0: if #available(iOS 13, *) { "modern" } else { "old" }
  default: if x > 1, #available(iOS 13, *) { "big" } else { "one" }
  }
}

func assigned() -> Int {
  var value = 0
  value = if #unavailable(iOS 13) { 1 } else { 2 }
  return value
}

func returned(_ x: Int) -> Int {
  return if #available(iOS 13, *) { x } else { -x }
}

print(chosen(true), chosen(false), implicit(), computed, closure(1), inferred)
print(viaSwitch(0), viaSwitch(1), viaSwitch(2), assigned(), returned(3))
