// What the branch declares must not meet what its surroundings declare.
func shadowed() {
  let x = 1
  if #available(iOS 13, *) {
    let x = x + 1
    print("inner", x)
  }
  print("outer", x)
}

func declaredAfterwards() {
  if #available(iOS 13, *) {
    let name = "inner"
    print(name)
  }
  let name = "outer"
  print(name)
}

func twice() {
  if #available(iOS 13, *) {
    let value = 1
    print(value)
  }
  if #available(iOS 14, *) {
    let value = 2
    print(value)
  }
}

struct Holder {
  var name = "property"

  func shadowsAProperty() {
    if #available(iOS 13, *) {
      let name = "local"
      print(name)
    }
    print(name)
  }

  func shadowsAFunction() {
    if #available(iOS 13, *) {
      func helper() { print("local helper") }
      helper()
    }
    helper()
  }

  func helper() { print("method helper") }
}

func parameter(_ p: Int) {
  if #available(iOS 13, *) {
    var p = p
    p += 10
    print(p)
  }
  print(p)
}

shadowed()
declaredAfterwards()
twice()
Holder().shadowsAProperty()
Holder().shadowsAFunction()
parameter(1)
