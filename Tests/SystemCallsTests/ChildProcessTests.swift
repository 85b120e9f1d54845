import SystemCalls
import Testing

@Suite struct ChildProcessTests {
  @Test func aProgramThatIsNotThereGivesNoAnswer() {
    #expect(ChildProcess.answer(to: ["no-such-program-anywhere"]) == nil)
  }

  /// More than a pipe holds, both ways at once, and a program that reads nothing.
  @Test func bytesGoBothWays() throws {
    let much = [UInt8](repeating: 65, count: 1 << 20)
    #expect(ChildProcess.answer(to: ["cat"], input: much)?.output == much)
    #expect(ChildProcess.answer(to: ["true"], input: much)?.output == [])
    let answer = try #require(ChildProcess.answer(to: ["sh", "-c", "echo out; echo err >&2; exit 3"]))
    #expect(String(decoding: answer.output, as: UTF8.self) == "out\n")
    #expect(String(decoding: answer.errors, as: UTF8.self) == "err\n")
    #expect(answer.status.failure == "exit code 3")
    #expect(!answer.status.isSuccess)
  }

  /// This process ignores them: else `| head` would end it.
  @Test func signalsOfFailedWritesAreAsUsualInTheProgram() throws {
    let answer = try #require(ChildProcess.answer(to: ["sh", "-c", "kill -PIPE $$; echo alive"]))
    #expect(answer.output == [])
    #expect(answer.status.failure == "signal 13")
  }

  @Test func aGroupEndsAsAWhole() throws {
    let file = try FileDescriptor.temporary()
    let child = try ChildProcess(
      ["sh", "-c", "sleep 60 & echo $!; wait"], .init(output: file, errors: file), isGroup: true)
    var printed: [UInt8] = []
    while printed.isEmpty {
      _ = try child.waitBriefly()
      file.rewind()
      printed = try file.readToEnd()
    }
    child.end(byForce: true)
    #expect(child.wait().failure == "signal 9")
    let sleeper = try #require(Int32(String(decoding: printed.dropLast(), as: UTF8.self)))
    // Whoever inherits it may take a moment to take note of its end.
    for _ in 0..<1_000 where CurrentProcess.isRunning(sleeper) && !isZombie(sleeper) {
      _ = try? child.waitBriefly()
    }
    #expect(!CurrentProcess.isRunning(sleeper) || isZombie(sleeper))
  }

  private func isZombie(_ process: Int32) -> Bool {
    let answer = ChildProcess.answer(to: ["ps", "-o", "stat=", "-p", "\(process)"])
    return answer?.output.first == UInt8(ascii: "Z")
  }
}
