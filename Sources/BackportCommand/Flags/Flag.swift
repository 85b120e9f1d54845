/// One flag: everything that parsing, `--help` and completions need to know of it.
struct Flag: Sendable {
  /// With its dashes: `--min`.
  let name: String
  /// What stands for the value in `--help`; `nil`: it takes none.
  let placeholder: String?
  /// Whether it means something without a value, too: the next word is its value if it begins like a minimum.
  let hasOptionalValue: Bool
  /// Whole sentences or a phrase, without a line break.
  let help: String
  let tools: [Tool]
  let section: Section
  /// The only values it takes; empty: any.
  let choices: [String]
  let offer: Offer
  /// Whether giving it again adds to it.
  let isRepeatable: Bool
  /// Takes the value (empty for a flag without one); `false` when it is none that the flag can have.
  let take: @Sendable (inout Arguments, String) -> Bool

  /// What a shell offers for the value.
  enum Offer: Sendable, Equatable {
    case nothing, files, commands
    /// One of these.
    case words([String])
    /// Some of these, with commas between them.
    case list([String])
  }

  enum Section: String, CaseIterable {
    case judging = "What to judge"
    case reporting = "How to report"
    case rewriting = "How to rewrite"
    case asking = "What to ask"
  }

  private init(
    _ name: String, _ placeholder: String?, _ section: Section, _ tools: [Tool], choices: [String] = [],
    offer: Offer = .nothing, isRepeatable: Bool = false, hasOptionalValue: Bool = false, help: String,
    take: @escaping @Sendable (inout Arguments, String) -> Bool
  ) {
    self.name = name
    self.placeholder = placeholder
    self.hasOptionalValue = hasOptionalValue
    self.help = help
    self.tools = tools
    self.section = section
    self.choices = choices
    self.isRepeatable = isRepeatable
    self.offer = choices.isEmpty ? offer : .words(choices)
    self.take = take
  }
}

extension Flag {
  /// What a flag sets: made when the flag is met, since key paths are made at run time, and most runs set few.
  typealias Target<Value> = @Sendable () -> WritableKeyPath<Arguments, Value> & Sendable

  /// A flag that is there or not.
  static func toggle(
    _ name: String, _ section: Section, _ tools: [Tool] = Tool.allCases,
    sets target: @autoclosure @escaping Target<Bool>,
    help: String
  ) -> Flag {
    Flag(name, nil, section, tools, help: help) { arguments, _ in
      arguments[keyPath: target()] = true
      return true
    }
  }

  /// A flag with one value; the last one counts.
  static func text(
    _ name: String, _ placeholder: String, _ section: Section, _ tools: [Tool] = Tool.allCases,
    offers offer: Offer = .nothing, sets target: @autoclosure @escaping Target<String?>, help: String
  ) -> Flag {
    Flag(name, placeholder, section, tools, offer: offer, help: help) { arguments, value in
      arguments[keyPath: target()] = value
      return !value.isEmpty
    }
  }

  /// A flag with one value or none; without one it is empty.
  static func optionalText(
    _ name: String, _ placeholder: String, _ section: Section, _ tools: [Tool],
    sets target: @autoclosure @escaping Target<String?>,
    help: String
  ) -> Flag {
    Flag(name, placeholder, section, tools, hasOptionalValue: true, help: help) { arguments, value in
      arguments[keyPath: target()] = value
      return true
    }
  }

  /// A flag with values between commas, which may be given again for more.
  static func list(
    _ name: String, _ placeholder: String, _ section: Section, _ tools: [Tool] = Tool.allCases,
    offers values: [String] = [], addsTo target: @autoclosure @escaping Target<[String]>, help: String
  ) -> Flag {
    let offer = values.isEmpty ? Offer.nothing : .list(values)
    return Flag(
      name, placeholder, section, tools, offer: offer, isRepeatable: true, help: help
    ) { arguments, value in
      let values = value.split(separator: ",").map { String($0.trimmingSpaces) }.filter { !$0.isEmpty }
      arguments[keyPath: target()] += values
      return !values.isEmpty
    }
  }

  /// A flag with a value that may hold commas, which may be given again for more.
  static func repeated(
    _ name: String, _ placeholder: String, _ section: Section, _ tools: [Tool] = Tool.allCases,
    addsTo target: @autoclosure @escaping Target<[String]>, help: String
  ) -> Flag {
    Flag(name, placeholder, section, tools, isRepeatable: true, help: help) { arguments, value in
      arguments[keyPath: target()].append(value)
      return !value.isEmpty
    }
  }

  /// A flag whose value is one of a few words.
  static func choice<Value: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: String, _ section: Section, _ tools: [Tool] = Tool.allCases,
    of values: [Value] = Array(Value.allCases), sets target: @autoclosure @escaping Target<Value>,
    help: String
  ) -> Flag {
    oneOf(values, name, nil, section, tools, help: help) { $0[keyPath: target()] = $1 }
  }

  /// The same, where nothing is said without it.
  static func choice<Value: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: String, _ section: Section, _ tools: [Tool] = Tool.allCases,
    of values: [Value] = Array(Value.allCases), sets target: @autoclosure @escaping Target<Value?>,
    help: String
  ) -> Flag {
    oneOf(values, name, nil, section, tools, help: help) { $0[keyPath: target()] = $1 }
  }

  /// The same with a word of its own for the value in `--help`.
  static func choice<Value: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: String, _ placeholder: String, _ section: Section, _ tools: [Tool] = Tool.allCases,
    sets target: @autoclosure @escaping Target<Value?>, help: String
  ) -> Flag {
    oneOf(Array(Value.allCases), name, placeholder, section, tools, help: help) { $0[keyPath: target()] = $1 }
  }

  private static func oneOf<Value: RawRepresentable<String> & Sendable>(
    _ values: [Value], _ name: String, _ placeholder: String?, _ section: Section, _ tools: [Tool],
    help: String, set: @escaping @Sendable (inout Arguments, Value) -> Void
  ) -> Flag {
    let choices = values.map(\.rawValue)
    return Flag(
      name, placeholder ?? choices.joined(separator: "|"), section, tools, choices: choices, help: help
    ) { arguments, value in
      guard choices.contains(value), let choice = Value(rawValue: value) else { return false }
      set(&arguments, choice)
      return true
    }
  }

  /// A flag with a number from 1.
  static func count(
    _ name: String, _ placeholder: String, _ section: Section, _ tools: [Tool] = Tool.allCases,
    sets target: @autoclosure @escaping Target<Int?>, help: String
  ) -> Flag {
    Flag(name, placeholder, section, tools, help: help) { arguments, value in
      guard let number = Int(value), (1...1024).contains(number) else { return false }
      arguments[keyPath: target()] = number
      return true
    }
  }
}

extension Substring {
  var trimmingSpaces: Substring {
    var text = self
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return text
  }
}
