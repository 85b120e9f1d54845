import SwiftSource

extension Obstacle {
  /// A sentence without a full stop.
  var message: String {
    switch self {
    case .at(let obstacle, let site): "\(obstacle.message) (\(site.phrase))"
    case .doubt(let doubt): doubt.message
    case .notAShim: "it is not a shim"
    case .more(nil, ofType: true): "it differs from the system's type"
    case .more(let text?, ofType: true): "it differs from the system's type in \(text.quoted)"
    case .more(nil, _): "it is more than a native call with its parameters"
    case .more(let text?, _): "it is more than a native call with its parameters: \(text.quoted)"
    case .moreThanAnExpression(nil): "it is more than one expression on one line"
    case .moreThanAnExpression(let text?): "it is more than one expression on one line: \(text.quoted)"
    case .conditional: "it depends on '#if'"
    case .effect(let word): "it is '\(word)', which what takes its place is not"
    case .attribute(let name): "it carries '\(name)'"
    case .exposed(let exposure): exposure.reason
    case .required: "a protocol requires it, or a subclass overrides it"
    case .shadowed(let name): "'\(name)' may mean something else where it is used"
    case .invisible(let name): "'\(name)' is private, declared elsewhere, or an import is missing"
    case .mismatch: "its arguments or its result do not match those of what takes its place"
    case .closure: "a closure in the call would have to move or to change"
    case .lostComment: "a comment there would be lost"
    case .evaluation(let name): "'\(name)' would be evaluated at another time, or never"
    case .notWritten(let name): "the call does not say '\(name)' in a form that has a type by itself"
    case .result: "its value is used in a way that the native one may not allow"
    case .silenced: "an ignore comment keeps it"
    case .olderSystems: "the code there is built for older systems, too, or for others"
    case .otherUse: "it is used in another way than by a call"
    case .ownDeclaration(let name): "the project has a '\(name)' of its own"
    case .sameName(nil): "another declaration may be meant"
    case .sameName(let name?): "another '\(name)' may be meant"
    case .hiddenFiles(let name): "a use may be out of sight: \(name)"
    case .otherDefault(let label):
      "a call leaves '\(label)' out, and the system's own may take something else for it"
    case .namedByLiveCode(let sites):
      "live code names it and does not build at this minimum: \(sites.phrase)"
    case .namedByDeadCode(let sites): "code that cannot run names it and has to go first: \(sites.phrase)"
    case .newName(nil): "its attribute names no replacement"
    case .newName(let name?): "a person has to decide what '\(name)' means here"
    case .advice(let name): name
    case .unlisted: "no table lists its replacement"
    case .platformLacks(let name, let other): "\(name) has no '\(other)'"
    }
  }
}

extension String {
  /// In quotes, unless it begins with one.
  fileprivate var quoted: String { hasPrefix("'") ? self : "'\(self)'" }
}
