// A value that a getter creates on first access: it is created by the same code, at the same moment, and only once.
// min: 16

// ==== main.swift
class View { init() { print("made", Swift.type(of: self)) } }
class Bar: View { var title = "" ; var onTap: () -> Int = { 0 } }
final class Sub: Bar { required init?(code: Int) { super.init() }; override init() { super.init() } }
final class Maybe: View { init?(_ isThere: Bool = true) { super.init() } }
class Base { func name() -> String { "base" } }

final class Page: Base {
  let subject = "page"

  private var _first: View?
  @available(iOS 15, *)
  private var first: Bar {
    if _first == nil {
      let made = Bar()
      // It is known by now.
      made.title = subject
      made.onTap = { [unowned self] in return subject.count }
      _first = made
    }
    return _first as! Bar
  }

  // A stored property cannot be gated.
  private var _second: View?
  @available(iOS 15, *)
  private var second: Bar {
    if let existing = _second as? Bar {
      return existing
    }
    let made = Sub()
    made.title = """
      two
        lines
      """
    self._second = made
    return made
  }

  private var _third: View? = nil
  @available(iOS 15, *) final fileprivate var third: Sub {
    if self._third == nil { self._third = Sub() }
    return self._third as! Sub
  }

  // It is forgotten elsewhere.
  private var _fourth: View?
  @available(iOS 15, *) private var fourth: Bar {
    if _fourth == nil { _fourth = Bar() }
    return _fourth as! Bar
  }

  // It may fail.
  private var _fifth: View?
  @available(iOS 15, *) private var fifth: Maybe {
    if _fifth == nil { _fifth = Maybe() }
    return _fifth as! Maybe
  }

  // Others could set it.
  private var _sixth: View?
  @available(iOS 15, *) var sixth: Bar {
    if _sixth == nil { _sixth = Bar() }
    return _sixth as! Bar
  }

  // What a closure cannot say.
  private var _seventh: View?
  @available(iOS 15, *) private var seventh: Bar {
    if _seventh == nil {
      let made = Bar()
      made.title = super.name() + #function
      _seventh = made
    }
    return _seventh as! Bar
  }

  // It is made while it is made.
  private var _eighth: View?
  private var depth = 0
  @available(iOS 15, *) private var eighth: Bar {
    if _eighth == nil {
      let made = Bar()
      depth += 1
      if depth < 2 { made.title = eighth.title + "!" }
      _eighth = made
    }
    return _eighth as! Bar
  }

  // It is left early.
  private var _ninth: View?
  @available(iOS 15, *) private var ninth: Bar {
    if _ninth == nil {
      let made = Bar()
      if subject.isEmpty { return made }
      _ninth = made
    }
    return _ninth as! Bar
  }

  // It holds nothing strongly.
  private weak var _tenth: View?
  @available(iOS 15, *) private var tenth: Bar {
    if _tenth == nil { _tenth = Bar() }
    return _tenth as! Bar
  }

  func show() {
    print(first.title, first.onTap(), second.title, second === second, third === third)
    print(fourth === fourth)
    _fourth = nil
    print(fourth.title, fifth === fifth, sixth === sixth, seventh.title, eighth.title, ninth === ninth)
  }
}

struct Cell {
  private var _bar: View?
  @available(iOS 15, *) private var bar: Bar {
    mutating get {
      if _bar == nil { _bar = Bar() }
      return _bar as! Bar
    }
  }
  private static var _shared: View?
  @available(iOS 15, *) private static var shared: Bar {
    if _shared == nil { _shared = Bar() }
    return _shared as! Bar
  }
  mutating func show() { print(bar === bar, Cell.shared === Cell.shared) }
}

if #available(iOS 15, *) {
  let page = Page()
  print("page")
  page.show()
  var cell = Cell()
  cell.show()
}

// ==== after: main.swift
class View { init() { print("made", Swift.type(of: self)) } }
class Bar: View { var title = "" ; var onTap: () -> Int = { 0 } }
final class Sub: Bar { required init?(code: Int) { super.init() }; override init() { super.init() } }
final class Maybe: View { init?(_ isThere: Bool = true) { super.init() } }
class Base { func name() -> String { "base" } }

final class Page: Base {
  let subject = "page"

  private lazy var first: Bar = {
    let made = Bar()
    // It is known by now.
    made.title = subject
    made.onTap = { [unowned self] in return subject.count }
    return made
  }()

  private lazy var second: Bar = {
    let made = Sub()
    made.title = """
      two
        lines
      """
    return made
  }()

  final fileprivate lazy var third: Sub = Sub()

  // It is forgotten elsewhere.
  private var _fourth: View?
  private var fourth: Bar {
    if _fourth == nil { _fourth = Bar() }
    return _fourth as! Bar
  }

  // It may fail.
  private var _fifth: View?
  private var fifth: Maybe {
    if _fifth == nil { _fifth = Maybe() }
    return _fifth as! Maybe
  }

  // Others could set it.
  private var _sixth: View?
  var sixth: Bar {
    if _sixth == nil { _sixth = Bar() }
    return _sixth as! Bar
  }

  // What a closure cannot say.
  private var _seventh: View?
  private var seventh: Bar {
    if _seventh == nil {
      let made = Bar()
      made.title = super.name() + #function
      _seventh = made
    }
    return _seventh as! Bar
  }

  // It is made while it is made.
  private var _eighth: View?
  private var depth = 0
  private var eighth: Bar {
    if _eighth == nil {
      let made = Bar()
      depth += 1
      if depth < 2 { made.title = eighth.title + "!" }
      _eighth = made
    }
    return _eighth as! Bar
  }

  // It is left early.
  private var _ninth: View?
  private var ninth: Bar {
    if _ninth == nil {
      let made = Bar()
      if subject.isEmpty { return made }
      _ninth = made
    }
    return _ninth as! Bar
  }

  // It holds nothing strongly.
  private weak var _tenth: View?
  private var tenth: Bar {
    if _tenth == nil { _tenth = Bar() }
    return _tenth as! Bar
  }

  func show() {
    print(first.title, first.onTap(), second.title, second === second, third === third)
    print(fourth === fourth)
    _fourth = nil
    print(fourth.title, fifth === fifth, sixth === sixth, seventh.title, eighth.title, ninth === ninth)
  }
}

struct Cell {
  private var _bar: View?
  private var bar: Bar {
    mutating get {
      if _bar == nil { _bar = Bar() }
      return _bar as! Bar
    }
  }
  private static var _shared: View?
  private static var shared: Bar {
    if _shared == nil { _shared = Bar() }
    return _shared as! Bar
  }
  mutating func show() { print(bar === bar, Cell.shared === Cell.shared) }
}

do {
  let page = Page()
  print("page")
  page.show()
  var cell = Cell()
  cell.show()
}
