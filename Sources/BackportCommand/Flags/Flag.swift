import SystemCalls

/// A flag: its definition for parsing, `--help` and completions.
struct Flag: Sendable {
  /// Including dashes: `--min`.
  let name: String
  /// The placeholder for the value in `--help`; `nil`: the flag has no value.
  let placeholder: String?
  let section: Section
  let tools: [Tool]
  /// The only possible values; empty: any.
  var choices: [String] = []
  var offer = Offer.nothing
  /// Whether repeating the flag adds values.
  var isRepeatable = false
  /// Whether the value is optional. The next word is the value if it begins like a minimum.
  var hasOptionalValue = false
  /// A phrase or sentences, without line breaks.
  let help: String
  /// Stores the value (empty for a flag without one). Returns `false` when the value is invalid.
  let take: @Sendable (inout Arguments, String) -> Bool

  /// What a shell offers as the value.
  enum Offer: Sendable, Equatable {
    case nothing, files, commands
    /// One of these.
    case words([String])
    /// A comma-separated list of these.
    case list([String])
  }

  enum Section: String, CaseIterable {
    case judging = "What to judge"
    case reporting = "How to report"
    case rewriting = "How to rewrite"
    case asking = "What to ask"
  }
}

extension Flag {
  /// The property that a flag sets. Evaluated on demand: key paths are created at run time, and most runs use
  /// few flags.
  typealias Target<Value> = @Sendable () -> WritableKeyPath<Arguments, Value> & Sendable

  /// A flag without a value.
  static func toggle(
    _ name: String, _ section: Section, _ tools: [Tool] = Tool.allCases,
    sets target: @autoclosure @escaping Target<Bool>,
    help: String
  ) -> Flag {
    Flag(name: name, placeholder: nil, section: section, tools: tools, help: help) { arguments, _ in
      arguments[keyPath: target()] = true
      return true
    }
  }

  /// A flag with one value, which may be optional: then it is empty without one. The last one counts.
  static func text(
    _ name: String, _ placeholder: String, _ section: Section, _ tools: [Tool] = Tool.allCases,
    offers offer: Offer = .nothing, isOptional: Bool = false,
    sets target: @autoclosure @escaping Target<String?>, help: String
  ) -> Flag {
    Flag(
      name: name, placeholder: placeholder, section: section, tools: tools, offer: offer,
      hasOptionalValue: isOptional, help: help
    ) { arguments, value in
      arguments[keyPath: target()] = value
      return isOptional || !value.isEmpty
    }
  }

  /// A repeatable flag with comma-separated values.
  static func list(
    _ name: String, _ placeholder: String, _ section: Section, _ tools: [Tool] = Tool.allCases,
    offers values: [String] = [], addsTo target: @autoclosure @escaping Target<[String]>, help: String
  ) -> Flag {
    let offer = values.isEmpty ? Offer.nothing : .list(values)
    return Flag(
      name: name, placeholder: placeholder, section: section, tools: tools, offer: offer, isRepeatable: true,
      help: help
    ) { arguments, value in
      let values = value.split(separator: ",").map { String($0.trimmingSpaces) }.filter { !$0.isEmpty }
      arguments[keyPath: target()] += values
      return !values.isEmpty
    }
  }

  /// A repeatable flag with one value, which may contain commas.
  static func repeated(
    _ name: String, _ placeholder: String, _ section: Section, _ tools: [Tool] = Tool.allCases,
    addsTo target: @autoclosure @escaping Target<[String]>, help: String
  ) -> Flag {
    Flag(
      name: name, placeholder: placeholder, section: section, tools: tools, isRepeatable: true, help: help
    ) { arguments, value in
      arguments[keyPath: target()].append(value)
      return !value.isEmpty
    }
  }

  /// A flag with a fixed set of values.
  static func choice<Value: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: String, _ section: Section, _ tools: [Tool] = Tool.allCases,
    placeholder: String? = nil, of values: [Value] = Array(Value.allCases),
    sets target: @autoclosure @escaping Target<Value?>, help: String
  ) -> Flag {
    let choices = values.map(\.rawValue)
    return Flag(
      name: name, placeholder: placeholder ?? choices.joined(separator: "|"), section: section, tools: tools,
      choices: choices, offer: .words(choices), help: help
    ) { arguments, value in
      guard choices.contains(value), let choice = Value(rawValue: value) else { return false }
      arguments[keyPath: target()] = choice
      return true
    }
  }

  /// A flag with a number, from 1.
  static func count(
    _ name: String, _ placeholder: String, _ section: Section, _ tools: [Tool] = Tool.allCases,
    sets target: @autoclosure @escaping Target<Int?>, help: String
  ) -> Flag {
    Flag(name: name, placeholder: placeholder, section: section, tools: tools, help: help) {
      arguments, value in
      guard let number = Int(value), (1...1024).contains(number) else { return false }
      arguments[keyPath: target()] = number
      return true
    }
  }
}
