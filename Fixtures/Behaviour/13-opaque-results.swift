// Two types behind one opaque result need a target that can lack the newer one; here they are the same.
protocol Shape { var name: String { get } }
struct Figure: Shape { var name: String }

func limited() -> some Shape {
  if #available(iOS 13, *) {
    return Figure(name: "circle")
  } else {
    return Figure(name: "square")
  }
}

func early() -> some Shape {
  if #available(iOS 13, *) {
    return Figure(name: "circle")
  }
  return Figure(name: "square")
}

func guarded() -> some Shape {
  guard #available(iOS 14, *) else { return Figure(name: "square") }
  return Figure(name: "circle")
}

print(limited().name, early().name, guarded().name)
