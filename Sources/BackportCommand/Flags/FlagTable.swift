import Availability
import BackportRules
import Reporting

extension Flag {
  private static let rules = Catalogue.rules.map(\.id)

  /// All flags, in the order of `--help`.
  static let all: [Flag] = [
    .list(
      "--min", "SPEC", .judging, addsTo: \.minimums,
      help: """
        The minimum deployment target to judge by: 15 (iOS), iOS=15,macOS=12, or anyAppleOS=26 for all platforms \
        that are not named. Replaces what the project declares for the platforms it names.
        """),
    .list(
      "--platforms", "LIST", .judging, offers: Platform.allCases.map(\.rawValue), addsTo: \.platforms,
      help: "Judge only what is built for these platforms: iOS,macOS."),
    .repeated(
      "--exclude", "GLOB", .judging, addsTo: \.excludes,
      help: "Leave out what matches, such as 'Generated/**' or '*.pb.swift'; again for more."),
    .toggle(
      "--no-exclude", .judging, sets: \.ignoresExcludes,
      help: """
        Judge what the configuration excludes, what says at its head that it is generated, and folders such as \
        Vendor, too.
        """),
    .text(
      "--config", "FILE", .judging, offers: .files, sets: \.configuration,
      help: "Read this configuration, not the .backport.json nearest above each path."),
    .text(
      "--sdk", "PATH", .judging, offers: .files, sets: \.sdkPath,
      help: """
        Know what the system has from this SDK, Xcode, or index file. Without it from the active Xcode on a Mac, \
        else from what is built in.
        """),
    .text(
      "--stdin-path", "NAME", .judging, offers: .files, sets: \.standardInputName,
      help: "With - as PATH: judge standard input as if it lay at NAME, which need not be there."),
    .list(
      "--select", "RULES", .judging, offers: rules, addsTo: \.select,
      help: "Only these rules, opt-in ones too."),
    .list("--ignore", "RULES", .judging, offers: rules, addsTo: \.ignore, help: "All rules but these."),

    .choice(
      "--format", .reporting, [.lint], sets: \.chosenFormat, help: "What the report looks like (text)."),
    .choice(
      "--format", .reporting, [.migrate], of: [.text, .json], sets: \.chosenFormat,
      help: "What the report looks like (text)."),
    .text(
      "--output", "FILE", .reporting, offers: .files, sets: \.outputPath,
      help: "Write the report to a file: whole or not at all."),
    .text(
      "--root", "FOLDER", .reporting, offers: .files, sets: \.root,
      help: """
        Write paths as seen from this folder. Without it sarif, github, gitlab and --diff begin at the top of the \
        repository, everything else at the working folder.
        """),
    .text(
      "--link-to", "URL", .reporting, [.lint], sets: \.linkTemplate,
      help: """
        Make the places of --format html links, such as https://example.org/app/blob/{commit}/{path}#L{line}; paths begin \
        at the top of the repository.
        """),
    .toggle(
      "--statistics", .reporting, [.lint], sets: \.showsStatistics,
      help: "Count the findings by rule, or as --group-by says, and do not list them."),
    .choice(
      "--group-by", .reporting, sets: \.grouping,
      help: """
        Put what is found, or what --plan writes down, together by who or what its files belong to: an owner is what \
        CODEOWNERS says, a folder a package or what lies at the top.
        """),
    .text(
      "--owners", "FILE", .reporting, offers: .files, sets: \.ownersPath,
      help: "Read who owns what from this file, not from the repository's CODEOWNERS."),
    .text(
      "--compare", "OLD", .reporting, [.lint], offers: .files, sets: \.comparedPath,
      help:
        "Say what went, came and is left since this earlier report of --format json, by rule; --verbose lists it."
    ),
    .text(
      "--since", "REF", .reporting, [.lint], sets: \.since,
      help: "Only what lies on lines that were changed since this commit, such as origin/main."),
    .choice(
      "--fail-on", .reporting, [.lint], sets: \.chosenFailOn,
      help: "The least severity that makes the exit code 1 (warning)."),
    .text(
      "--baseline", "FILE", .reporting, [.lint], offers: .files, sets: \.baselinePath,
      help: "Leave out the findings that this file knows; say which of them are fixed."),
    .text(
      "--write-baseline", "FILE", .reporting, [.lint], offers: .files, sets: \.newBaselinePath,
      help: "Write all findings to this file, so that --baseline leaves them out."),
    .choice("--color", .reporting, sets: \.color, help: "Colours, on a terminal or always (auto)."),
    .toggle("--quiet", .reporting, sets: \.isQuiet, help: "Only the findings: no summary, no progress."),
    .toggle(
      "--verbose", .reporting, sets: \.isVerbose,
      help: "Also say which target came from where, and what was skipped."),
    .count("--jobs", "N", .reporting, sets: \.jobs, help: "Work on so many threads (one for each core)."),

    .toggle(
      "--dry-run", .rewriting, [.migrate], sets: \.isDryRun, help: "Say what would be done; write nothing."),
    .toggle(
      "--diff", .rewriting, [.migrate], sets: \.showsDiff,
      help: "Print the changes as a patch; write nothing."),
    .toggle(
      "--unsafe", .rewriting, [.migrate], sets: \.appliesUnsafeFixes,
      help: "Also apply fixes that only a type checker could prove."),
    .toggle(
      "--interactive", .rewriting, [.migrate], sets: \.isInteractive,
      help: "Show each change, those that are not safe too, and ask whether to make it."),
    .repeated(
      "--only", "PATH:LINE", .rewriting, [.migrate], addsTo: \.only,
      help: "Only the change that begins there, with what it needs; again for more."),
    .repeated(
      "--accept", "PATH:LINE|RULE", .rewriting, [.migrate], addsTo: \.accepted,
      help: "Also apply the fix there that is not safe, or all such fixes of a rule; again for more."),
    .toggle(
      "--keep-call-sites", .rewriting, [.migrate], sets: \.keepsCallSites,
      help: "Take the checks out of shims, but leave shims and their calls in place."),
    .toggle(
      "--allow-dirty", .rewriting, [.migrate], sets: \.allowsDirtyTree,
      help: "Write to files with uncommitted changes, or outside of version control."),
    .optionalText(
      "--raise", "SPEC", .rewriting, [.migrate], sets: \.raise,
      help: """
        Raise the minimums that the project declares to this, where they are lower, and migrate by them: 17 (iOS) or \
        iOS=17,macOS=14. Without SPEC: say what is declared where, and what each raise would free.
        """),
    .toggle(
      "--raise-tools-version", .rewriting, [.migrate], sets: \.raisesToolsVersion,
      help: "With --raise: let manifests of packages ask for the tools that a constant such as .v17 needs."),
    .toggle(
      "--allow-higher-min", .rewriting, [.migrate], sets: \.allowsHigherMinimum,
      help: "Write to files whose declared minimum is lower than that of --min."),
    .choice(
      "--commit-per", .rewriting, [.migrate], sets: \.commitPiece,
      help: """
        Commit the changes with git in pieces that each hold together; --dry-run lists them. Owners and folders are \
        those of --group-by.
        """),
    .text(
      "--plan", "FILE", .rewriting, [.migrate], offers: .files, sets: \.checklistPath,
      help: """
        Write what is left to this file as a checklist: JSON where it ends with .json, else Markdown, which keeps what is \
        ticked in it.
        """),
    .text(
      "--verify", "COMMAND", .rewriting, [.migrate], offers: .commands, sets: \.verification,
      help: "Run this on the migrated files; take back the few fixes with which it fails."),
    .text(
      "--verify-budget", "LIMIT", .rewriting, [.migrate], sets: \.verificationBudget,
      help: "With --verify: stop looking for those fixes after so many runs, 12, or so much time, 30m."),

    .toggle(
      "--language-server", .asking, [.lint], sets: \.servesEditor,
      help: "Serve an editor over standard input and output: the Language Server Protocol 3.17."),
    .text(
      "--explain", "RULE", .asking, offers: .words(rules), sets: \.explainedRule,
      help: "What a rule finds, why, and when its fix is not safe."),
    .toggle(
      "--forecast", .asking, [.lint], sets: \.showsForecast,
      help: "What could go at each minimum from the present one up."),
    .toggle(
      "--inventory", .asking, [.lint], sets: \.showsInventory,
      help: "Every shim: its call sites, and from which minimum it can go."),
    .toggle(
      "--init", .asking, [.lint], sets: \.writesConfiguration,
      help: "Write a .backport.json, with what the flags say and what the project declares."),
    .text(
      "--print-config", "PATH", .asking, [.lint], offers: .files, sets: \.questionedPath,
      help: "What holds for a file or folder, and where that is said."),
    .text(
      "--index-sdk", "PATH", .asking, [.lint], offers: .files, sets: \.indexedSDK,
      help: "Write an index of what this SDK or Xcode has, for --sdk on other machines."),
    .toggle("--list-rules", .asking, sets: \.listsRules, help: "All rules, a line each."),
    .choice(
      "--completions", "SHELL", .asking, sets: \.completedShell,
      help: "Completions for a shell: bash, zsh or fish."),
    .toggle("--manual", .asking, sets: \.showsManual, help: "This tool's manual page, for man."),
    .toggle("--version", .asking, sets: \.showsVersion, help: "This tool's version."),
    .toggle("--help", .asking, sets: \.showsHelp, help: "This page."),
  ]

  static func all(of tool: Tool) -> [Flag] { all.filter { $0.tools.contains(tool) } }
}
