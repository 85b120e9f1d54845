import LintCore
import SwiftSource

extension Fix {
  /// None: it takes a person.
  static func manual(_ obstacle: Obstacle) -> Fix { Fix(.manual, reason: obstacle.reason) }

  /// Safe where nothing is in doubt.
  init(_ edits: [FileEdit], doubt: Doubt?) {
    self.init(doubt == nil ? .safe : .unsafe, reason: doubt?.reason, edits: edits)
  }
}

extension Obstacle {
  var reason: Reason { Reason(message, ids: ids) }

  private var ids: [String] {
    switch self {
    case .at(let obstacle, _): obstacle.ids
    case .doubt(let doubt): doubt.reason.ids
    case .exposed(let exposure): [Reason.id(ofCase: exposure)]
    default: [Reason.id(ofCase: self)]
    }
  }
}

extension Doubt {
  var reason: Reason { Reason(message, case: self) }
}

extension Reason {
  init(_ exposure: Exposure) { self.init(exposure.reason, case: exposure) }
}
