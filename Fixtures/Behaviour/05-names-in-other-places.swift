// Names that are used before the branch declares them, and scopes that are no function's.
let count = 100

func usedBefore() {
  print(count)
  if #available(iOS 13, *) {
    let count = 1
    print(count)
  }
}

func usedInTheInitializer() {
  if #available(iOS 13, *) {
    let doubled = count * 2
    let count = doubled + 1
    print(count)
  }
}

func inACase(_ x: Int) {
  switch x {
  case let value where value > 0:
    if #available(iOS 13, *) {
      let value = value + 1
      print(value)
    }
    print(value)
  default:
    if #available(iOS 13, *) {
      let value = "none"
      print(value)
    }
    let value = 0
    print(value)
  }
}

struct Store {
  var count = 5 {
    willSet {
      if #available(iOS 13, *) {
        let newValue = newValue + 1
        print("will", newValue)
      }
      print("will be", newValue)
    }
    didSet {
      if #available(iOS 13, *) {
        let count = oldValue
        print("was", count)
      }
      print("is", count)
    }
  }

  var doubled: Int {
    if #available(iOS 14, *) {
      let count = count * 2
      print("getter", count)
    }
    return count * 2
  }

  init(count: Int) {
    if #available(iOS 13, *) {
      let count = count + 1
      print("init", count)
    }
    self.count = count
  }
}

let closure = { (text: String) in
  if #available(iOS 13, *) {
    let text = text + "!"
    print(text)
  }
  print(text)
}

func bound(_ x: Int?) {
  if let x {
    if #available(iOS 13, *) {
      var x = x
      x += 1
      print(x)
    }
    print(x)
  }
  for item in [1] {
    if #available(iOS 13, *) {
      let item = "item \(item)"
      print(item)
    }
    print(item)
  }
  if #available(iOS 13, *) {
    enum Kind { case inner }
    typealias Number = Int
    print(Kind.inner, Number.zero)
  }
  enum Kind { case outer }
  print(Kind.outer)
}

usedBefore()
usedInTheInitializer()
inACase(1)
inACase(0)
var store = Store(count: 1)
store.count = 7
print(store.doubled)
closure("text")
bound(3)
