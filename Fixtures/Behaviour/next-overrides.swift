class Base {
  func load(_ x: Int) { print("base", x) }
  var size: Int { 3 }
}

class Derived: Base {
  override func load(_ x: Int) {
    super.load(x)
    if #unavailable(iOS 13) {
      print("old fix")
    }
  }

  override var size: Int {
    if #available(iOS 13, *) { return super.size }
    return super.size + 1
  }
}

class Doubling: Base {
  override func load(_ x: Int) {
    if #available(iOS 13, *) {
      super.load(x * 2)
    } else {
      super.load(x)
    }
  }
}

let objects: [Base] = [Base(), Derived(), Doubling()]
for object in objects {
  object.load(1)
  print(object.size)
}
