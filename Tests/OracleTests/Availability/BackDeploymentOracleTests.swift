import Availability
import FixtureSupport
import Foundation
import Testing

/// Which version back deployment is for, by the compiler's word: it writes a function that compares the
/// system's version with it, and none where no clause speaks for the platform.
@Suite("Back deployment as the compiler has it")
struct BackDeploymentOracleTests {
  @Test("0 disagreements on the version compared")
  func versions() async throws {
    var generator = AttributeGenerator(random: SeededGenerator(seed: 21))
    let deployments = (0..<300).map { _ in generator.clauses() }
    let results = try await concurrently(AppleTarget.all) { target in
      let lines = deployments.enumerated().map {
        "@backDeployed(before: \($1.joined(separator: ", "))) public func f\($0)() {} ; func u\($0)() { f\($0)() }"
      }
      let output = try CompilerProbe.compile(
        lines, mode: ["-emit-silgen", "-suppress-warnings"], target: target)
      #expect(output.status == 0, "\(target): \(output.text.prefix(1_000))")
      let compiled = Self.versions(in: String(decoding: output.result, as: UTF8.self))
      return deployments.enumerated().compactMap { index, arguments -> String? in
        let deployment = BackDeployment(arguments: ["before: \(arguments[0])"] + arguments.dropFirst())
        let judgement = target.context.judge(deployment).introduction
        let ours = judgement?.platforms.first?.version
        let said = compiled["f\(index)"]
        // What every visionOS has needs no comparison.
        let isOld =
          [said, ours].allSatisfy { ($0 ?? Version(1)) == Version(1) } && judgement?.verdict == .always
        if ours == said || isOld || judgement?.verdict == .notJudged(.mappedBySDK) { return nil }
        if target.platform == .visionOS, let ours, said == Version(ours.major) { return nil }
        return "\(target): \(arguments): ours \(ours as Any), the compiler's \(said as Any)"
      }
    }
    let failures = results.flatMap { $0 }
    #expect(failures.isEmpty, "\(failures.prefix(8).joined(separator: "\n"))")
  }

  /// By the function's name: the arguments of the comparison in its thunk (`…Twb`).
  private static func versions(in sil: String) -> [String: Version] {
    var answer: [String: Version] = [:]
    var name: String?
    var numbers: [Int] = []
    for line in sil.split(separator: "\n") {
      if line.hasPrefix("sil ") {
        name = nil
        let symbol = line.split(separator: "@").dropFirst().first?.prefix { $0 != " " } ?? ""
        guard symbol.hasSuffix("FTwb"), let start = symbol.firstIndex(of: "f") else { continue }
        name = String(symbol[start...].prefix { $0 != "y" })
        numbers = []
      } else if let name, line.contains("integer_literal $Builtin.Word, ") {
        let words = line.split(separator: " ")
        if words.count > 4, let number = Int(words[4]) { numbers.append(number) }
        if numbers.count == 3 {
          let version = Version(numbers[0], numbers[1], numbers[2])
          answer[name] = version
        }
      }
    }
    return answer
  }
}
