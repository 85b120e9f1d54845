// DispatchQueue.main.async { … }    takes a closure without a result
// let done = { … }, Task { … }      take their type from the closure's result
// VStack { … }, .overlay { … }      build something of its statements
//
// A function that the file declares is read; the system's are known by their names; of others nothing is known.
import Native
import SwiftSource

/// What is expected of a closure's result where it stands.
enum ClosureExpectation: Equatable {
  /// A type that its statements do not change.
  case settled
  /// It is built of the values of its statements.
  case builder
  /// Its statements decide.
  case open
  case unknown

  /// - Parameter takers: what other files declare that closures are passed to.
  init(of closure: Syntax, knowing takers: ClosureTakers = .none) {
    guard let parent = closure.parent else {
      self = .unknown
      return
    }
    switch parent.kind {
    case .trailingClosure, .argument:
      guard let place = closure.passedTo else {
        self = .unknown
        return
      }
      self =
        Self(declaredIn: closure.tree, place)
        ?? (takers.decideByResult(place) ? .open : Self(callee: place.callee, label: place.label))
    default:
      let isCalled = parent.kind == .chain && parent.node.firstToken == closure.node.firstToken
      let isDropped = parent.kind == .expressionStatement && parent.tokens.first?.kind == .wildcard
      if isDropped || isCalled && parent.parent?.kind == .expressionStatement {
        self = .settled
        return
      }
      switch closure.resultContext {
      case .given, .assigned: self = .settled
      default: self = .open
      }
    }
  }

  /// By what the system calls so.
  init(callee: String, label: String?) {
    let isHandler = label.map { Self.handlers.contains($0) || $0.isNotification } ?? false
    if isHandler || Self.withoutResult.contains(callee) || callee.isNotification {
      self = .settled
    } else if Self.generic.contains(callee) || callee.hasPrefix("with") {
      self = .open
    } else if label.map(Self.contents.contains) ?? false || Self.builders.contains(callee) {
      self = .builder
    } else if callee.first?.isUppercase == true {
      self = .builder
    } else {
      self = .unknown
    }
  }

  /// By the functions and initializers of the file.
  init?(declaredIn tree: SyntaxTree, _ place: ClosurePlace) {
    let found = tree.closureTakers(of: place).flatMap { taker in
      taker.parameters.map { ClosureExpectation(of: $0.child(.type)!, of: $0, in: taker.declaration) }
    }
    guard let first = found.first else { return nil }
    self = found.dropFirst().allSatisfy { $0 == first } ? first : .open
  }

  private init(of type: Syntax, of parameter: Syntax, in function: Syntax) {
    let holder = parameter.kind == .binding ? parameter.parent ?? parameter : parameter
    if holder.text.contains("Builder") || !holder.attributes.isEmpty {
      self = .builder
      return
    }
    guard let result = type.text.resultOfFunctionType else {
      self = type.isGenericAlias(in: function) ? .open : .unknown
      return
    }
    let words = result.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    let isGeneric = words.contains { function.declaresGeneric($0) }
    let owners = function.ancestors.filter(\.kind.isTypeDeclaration)
    let isOfOwner = function.isGenericParameter(result)
    let isWithinExtension =
      owners.contains { $0.kind == .extensionDeclaration }
      && (result.count <= 2 && result != "()" || function.makesTypeOfElsewhere(by: result))
    self = isGeneric || isOfOwner || isWithinExtension || result.hasPrefix("some ") ? .open : .settled
  }
}

extension Syntax {
  /// Of a function in an extension: whether a type may be a generic parameter of the extended type, and tells which of these
  /// it makes or belongs to. Of other methods, the value that they are called on tells.
  fileprivate func makesTypeOfElsewhere(by name: String) -> Bool {
    guard kind == .initializerDeclaration || isStaticMember, name.isTypeName,
      name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }),
      !name.isKnownConcreteType, !Self.typesOfNoParameter.contains(name),
      NativeIndex.builtIn.types(named: name).isEmpty,
      case .elsewhere = Scopes(tree).meaning(of: name, at: anchorIndex)
    else { return false }
    return true
  }

  private static let typesOfNoParameter: Set<String> = [
    "Void", "Never", "Self", "Any", "AnyObject", "Error", "Data", "Date", "URL",
  ]
}

// By name alone, for the system's functions of all kinds of types: most are of Objective-C or of the standard library,
// which no index has. What the index does have is compared with it by a test.
extension ClosureExpectation {
  static let handlers: Set<String> = [
    "action", "perform", "completion", "completionHandler", "handler", "animations", "execute",
    "receiveValue",
    "receiveCompletion", "success", "failure", "callback", "work", "changeHandler", "cancel", "dismiss",
    "using",
    "block", "updates", "reply", "withCompletionHandler", "actionHandler", "errorHandler", "primaryAction",
  ]
  static let withoutResult: Set<String> = [
    "async", "asyncAfter", "asyncAndWait", "animate", "animateKeyframes", "addKeyframe", "transition",
    "performWithoutAnimation", "addOperation", "addBarrierBlock", "addExecutionBlock", "notify", "task",
    "refreshable",
    "sink", "forEach", "present", "dismiss", "addObserver", "addCompletion", "addAnimations",
    "setCompletionBlock", "scheduledTimer", "schedule", "performBatchUpdates", "concurrentPerform",
    "enumerateObjects", "enumerated", "measure", "Button", "Timer", "Thread", "UIAction", "UIAlertAction",
    "DispatchWorkItem", "BlockOperation", "describe", "context", "it", "beforeEach", "afterEach",
    "dataTask", "downloadTask", "uploadTask", "requestAuthorization", "requestAccess", "evaluateJavaScript",
    "getNotificationSettings", "add", "open", "load", "wait", "filter", "first", "contains", "sorted", "sort",
    "allSatisfy", "removeAll", "drop", "prefix", "min", "max", "last", "firstIndex", "lastIndex", "count",
    "handleEvents", "onTapGesture",
  ]
  /// Their own result is that of the closure, or holds it.
  static let generic: Set<String> = [
    "Task", "detached", "addTask", "addTaskUnlessCancelled", "sync", "run", "perform", "performAndWait",
    "autoreleasepool", "map", "flatMap", "compactMap", "mapValues", "compactMapValues", "tryMap", "mapError",
    "reduce", "Future", "Deferred", "Result", "lazy", "assumeIsolated", "runActivity",
  ]
  static let contents: Set<String> = [
    "content", "label", "header", "footer", "actions", "message", "placeholder", "destination", "leading",
    "trailing", "icon", "title", "sidebar", "detail", "currentValueLabel", "background",
    "overlay",
  ]
  static let builders: Set<String> = [
    "overlay", "background", "toolbar", "sheet", "fullScreenCover", "popover", "mask", "contextMenu",
    "swipeActions", "safeAreaInset", "navigationDestination", "alert", "confirmationDialog", "tabItem",
    "toolbarItemGroup", "listRowBackground", "inspector", "commands", "chartOverlay", "chartBackground",
    "modify", "apply", "transform",
  ]
}

extension Syntax {
  /// Of a closure: whether what it is passed to has overloads for closures with and without a result.
  var mayBeTakenWithoutResult: Bool {
    guard let place = passedTo else { return false }
    let results = Set(
      tree.closureParameters(of: place).map {
        $0.parameter.child(.type)!.text.resultOfFunctionType.map { $0 == "()" ? "Void" : $0 }
      })
    if results.isEmpty { return ["sync", "performAndWait"].contains(place.callee) }
    return results.count > 1 && results.contains("Void")
  }
}

extension CallArgument {
  /// The argument that is nothing but a closure.
  init?(_ closure: Syntax, of call: Syntax) {
    guard let found = call.arguments.first(where: { $0.closure == closure }) else { return nil }
    self = found
  }
}

extension String {
  /// `onAppear`, `onChange`: what is told of something gives nothing back.
  fileprivate var isNotification: Bool {
    hasPrefix("on") && dropFirst(2).first?.isUppercase == true
      || ["did", "will"].contains { hasPrefix($0) && dropFirst($0.count).first?.isUppercase == true }
  }
}
