final class Model {
  var count = 0 {
    willSet {
      if #available(iOS 13, *) { print("will", newValue) } else { print("old will") }
    }
    didSet {
      guard #available(iOS 13, *) else { return }
      print("did", oldValue)
    }
  }

  var name: String {
    get {
      if #available(iOS 13, *) { return "modern" }
      return "old"
    }
    set {
      if #unavailable(iOS 13) {
        print("old set", newValue)
      } else {
        print("set", newValue)
      }
    }
  }

  subscript(_ index: Int) -> Int {
    if #available(iOS 14, *) {
      return index * 2
    } else {
      return index
    }
  }

  init?(_ x: Int) {
    guard #available(iOS 13, *), x > 0 else { return nil }
    count = x
  }

  deinit {
    if #available(iOS 13, *) { print("gone") }
  }
}

do {
  let model = Model(1)!
  model.count = 2
  model.name = "x"
  print(model.name, model[4])
}
print(Model(0) == nil)
