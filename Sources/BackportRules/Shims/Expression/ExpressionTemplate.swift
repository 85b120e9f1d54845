// func full(_ p: Person) -> String { p.first + p.last }      `#0.first + #0.last`
// var isWide: Bool { self == .large && count > 0 }           `⟨self⟩ == .large && ⟨self.⟩count > 0`
// func framed() -> some View { overlay { self } }            `⟨self.⟩overlay { ⟨self⟩ }`
//
// What a marked declaration says when it is more than one call: any expression on one line. A parameter is replaced by
// what a use passes, `self` and what is a member of it by what the use stands behind. What has to hold there:
//
//   evaluation    An argument or receiver that may have an effect is evaluated once, in its order, and before anything else
//                 of the expression is read: see `Place.isEarly`.
//   closures      What stands in a closure is evaluated later: then it is what it was, as `canWait` says.
//   names         Nothing that it names, sets or makes is private to another place (`checkVisibility`) or hidden at the use, and
//                 no name of an argument is introduced by a closure of the expression. It does not name itself.
//   types         What has its type from the parameter or from the result says that type. Whether an argument has the
//                 parameter's type by itself, and other things that only a type checker knows, are doubts (`ExpressionUse.doubt`).
//   precedence    Parentheses stand around an argument or a use where the text around could bind to a part of it.
//   optionals     A receiver with a `?` ends the whole chain with it: the expression has to be that chain.
//   observers     An initializer and an observer do not run the observers of what they set themselves: no statement there.
import LintCore
import SwiftSource

/// An expression with places for what a use passes.
struct ExpressionTemplate: Hashable, Sendable {
  enum Piece: Hashable, Sendable {
    case text(String)
    case parameter(Int, Place)
    /// `self`.
    case receiver(Place)
    /// Before the name of a member of `self`, or of the type.
    case ownMember(name: String, isStatic: Bool, Place)
  }

  /// Where a value stands in the expression.
  struct Place: Hashable, Sendable {
    /// Nothing that is read, may have an effect, or may leave it out, comes first.
    var isEarly: Bool
    var isInClosure: Bool
    /// It is all of an argument or element.
    var isWhole: Bool
    /// A prefix operator stands before it.
    var isBehindOperator: Bool
  }

  var pieces: [Piece] = []
  /// The names that it takes from the module, or from others.
  var names: Set<String> = []
  /// Members of the type around it that its file does not show.
  var unseen: Set<String> = []
  /// Members that only their own type can name, of a declaration that its file can.
  var privates: Set<String> = []
  /// It calls a function of a module that has to be imported.
  var isOfModules = false
  /// What its members mean may differ from value to value.
  var isOfUnknownType = false
  /// The parameters that an argument of another type cannot be passed for.
  var plainParameters: Set<Int> = []
  /// The parameters whose types cannot be written elsewhere.
  var unwritable: Set<Int> = []
  /// What its closures introduce.
  var introduced: Set<String> = []
  /// A member can follow it without parentheses.
  var isPrimary = false
  /// It begins with `self` or a member of it, and goes on with members, calls and elements.
  var isChainOfSelf = false
  /// The chain has a `?`.
  var mayEndEarly = false
  var isAssignment = false
  /// A closure stands behind a call.
  var hasTrailingClosure = false

  /// The types that it names.
  var types: Set<String> { names.filter(\.isTypeName) }

  /// Whether it names `self`, or a member of the type.
  var isOfSelf: Bool {
    pieces.contains { piece in
      switch piece {
      case .receiver, .ownMember: true
      case .text, .parameter: false
      }
    }
  }

  /// Where parameters stand, in order.
  func places(ofParameter number: Int) -> [Place] {
    pieces.compactMap { if case .parameter(number, let place) = $0 { place } else { nil } }
  }

  /// Where what it is called on stands, in order.
  var placesOfReceiver: [Place] {
    pieces.compactMap { piece in
      switch piece {
      case .receiver(let place), .ownMember(_, false, let place): place
      case .text, .parameter, .ownMember: nil
      }
    }
  }
}

extension Forwarding {
  init(_ expression: ExpressionTemplate) {
    self.init(receiver: .none(module: nil))
    self.expression = expression
  }
}
