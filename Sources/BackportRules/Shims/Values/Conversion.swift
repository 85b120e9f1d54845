// func tagged(_ n: Int?)          over tag<V>(_: V)            what is passed becomes an `Int?`: written out
// func show(_ x: Any)             over show(_: Any), show(_: Int)   `Any`: written out
//
// A parameter converts what is passed to its type. Without the shim, the native parameter has to do the same: it has
// to be of that type, and no other overload may take the value as it is.
import Native
import Projects
import SwiftSource
import SystemCalls

extension NativeCounterpart {
  /// Whether a native call converts what is passed for an argument as a shim's parameter of that type does, whichever
  /// overload the compiler chooses.
  static func keep(_ type: String, ofArgument place: Int, among natives: [NativeCounterpart]) -> Bool {
    let type = type.withoutAttributes
    let given = natives.map { $0.entry.parameters[$0.taking[place]].type.withoutAttributes }
    let open = natives.map { $0.isOpen(argument: place) }
    if Set(given).count == 1, !open[0] {
      return given[0] == type || type.last != "?" || !given[0].isExistential
    }
    guard type.last == "?" else { return false }
    // What wraps a value is no nearer to it than the shim's parameter; a generic one wraps the same type.
    return given.indices.allSatisfy { number in
      let isOther = given[number] != String(type.dropLast()) && !given[number].isExistential
      return given[number].last == "?" || isOther && !open[number]
    }
  }

  /// Whether the type of the parameter for an argument depends on what is passed.
  private func isOpen(argument place: Int) -> Bool {
    let type = type(forArgument: place)
    return type.isEmpty || type == Self.anyType
  }

  /// Whether an argument is evaluated when the native function asks for it.
  func delays(argument place: Int) -> Bool {
    let parameter = entry.parameters[taking[place]]
    return (parameter.attributes + parameter.type).holds("@autoclosure")
  }
}

extension CallRewrite {
  /// Whether a parameter is passed on by itself and converts values that the native call would take as they are.
  func converts(_ number: Int) -> Bool {
    guard !isRenaming, forwarding.facts.map({ !$0.kept.contains(number) }) ?? forwarding.isForeign,
      forwarding.arguments?.contains(where: { $0.value == .parameter(number) }) == true,
      !parameters[number].isGeneric
    else { return false }
    let type = parameters[number].type.withoutAttributes
    return !type.holds("->") && type.isWiderThanValue
  }
}

extension String {
  /// Whether a value of another type becomes one of this by itself.
  var isWiderThanValue: Bool {
    last == "?" || last == "!" || self == "AnyHashable" || isExistential || hasPrefix("Optional<")
      || hasPrefix("[Any") || hasPrefix("(any ") || hasSuffix(": Any]")
  }

  /// Whether values of any type become one of this.
  var isExistential: Bool {
    ["Any", "AnyObject", "Any?", "AnyObject?"].contains(self) || hasPrefix("any ") || hasPrefix("(any ")
  }

  /// Of a parameter's type.
  fileprivate var withoutAttributes: String {
    var rest = self[...]
    while rest.first == "@" || rest.hasPrefix("sending ") || rest.hasPrefix("__owned ")
      || rest.hasPrefix("__shared ")
    {
      guard let space = rest.firstIndex(of: " ") else { break }
      rest = rest[rest.index(after: space)...].drop { $0 == " " }
    }
    return String(rest)
  }
}
