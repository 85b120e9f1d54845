// min iOS 17:
//   extension URL {
//     init?(string: String, invalid: Bool) {
//       if #available(iOS 17, *) { self.init(string: string, encodingInvalidCharacters: invalid) } else { … }
//     }
//   }                                      → nothing
//   URL(string: text, invalid: false)      → URL(string: text, encodingInvalidCharacters: false)
import LintCore
import SwiftSource

extension Rule {
  public static let initializerShim = Rule(
    id: "initializer-shim",
    summary: "An initializer that only calls a native one since its check is settled",
    words: ["@available", "#available", "#unavailable"],
    sieve: .staleAvailability,
    documentation: Documentation(
      what: """
        Finds initializers that an extension adds to a type of the system, and that call a native one where there \
        is one, and something else on older systems. Labels, order and constants may differ.
        """,
      why: """
        The call looks like the system's own, and is documented nowhere.
        """,
      before: """
        // the minimum is iOS 17
        extension URL {
          init?(string: String, invalid: Bool) {
            if #available(iOS 17, *) {
              self.init(string: string, encodingInvalidCharacters: invalid)
            } else {
              self.init(string: string)
            }
          }
        }
        let link = URL(string: text, invalid: false)
        """,
      after: """
        let link = URL(string: text, encodingInvalidCharacters: false)
        """,
      safety: """
        Never safe: initializers have no names, so another one with these labels may be meant, of the project or of \
        a protocol of another module. Left to a person where it does more, where a failable one calls one that \
        cannot fail, where one is handed on, and where a label that tells its calls may be left out; the reason is \
        given.
        """
    ),
    project: ProjectRule(
      gather: { InitializerShimReader(pass: $0).shims() },
      resolve: { ForwardingSearch(rule: "initializer-shim", shims: $0.all()).step($0) }))
}
