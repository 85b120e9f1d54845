import Availability
import BackportRules
import Reporting

extension Flag {
  private static let rules = Catalogue.pages.map(\.id)

  /// All flags, in the order of `--help`.
  static let all: [Flag] = [
    .list(
      "--min", "SPEC", .judging, addsTo: \.minimums,
      help: """
        The minimum deployment target: 15 (iOS), iOS=15,macOS=12, or anyAppleOS=26 for all platforms that are not \
        named. Replaces what the project declares for the platforms it names.
        """),
    .list(
      "--platforms", "LIST", .judging, offers: Platform.allCases.map(\.rawValue), addsTo: \.platforms,
      help: "Judge only code built for these platforms, such as iOS,macOS."),
    .repeated(
      "--exclude", "GLOB", .judging, addsTo: \.excludes,
      help: "Skip files that match, such as 'Generated/**' or '*.pb.swift'; repeatable."),
    .toggle(
      "--no-exclude", .judging, sets: \.ignoresExcludes,
      help: """
        Also judge files that the configuration excludes, generated files, and folders such as Vendor.
        """),
    .text(
      "--config", "FILE", .judging, offers: .files, sets: \.configuration,
      help: "Read this configuration instead of the .backport.json nearest above each path."),
    .text(
      "--sdk", "PATH", .judging, offers: .files, sets: \.sdkPath,
      help: """
        Read the system's declarations from this SDK, Xcode, or index file. By default from the active Xcode on a \
        Mac, elsewhere from the built-in index.
        """),
    .text(
      "--index-store", "PATH|auto|off", .judging, offers: .files, sets: \.indexStore,
      help: """
        Read what the compiler found about names from this index store of a build, or from those that builds of the \
        project left (auto); off reads none.
        """),
    .text(
      "--stdin-path", "NAME", .judging, offers: .files, sets: \.standardInputName,
      help: "With - as PATH: judge standard input as the file NAME, which need not exist."),
    .list(
      "--select", "RULES", .judging, offers: rules, addsTo: \.select,
      help: "Use only these rules, including opt-in ones."),
    .list(
      "--ignore", "RULES", .judging, offers: rules, addsTo: \.ignore, help: "Use all rules except these."),

    .choice(
      "--format", .reporting, [.lint], sets: \.chosenFormat, help: "The format of the report (text)."),
    .choice(
      "--format", .reporting, [.migrate], of: [.text, .json], sets: \.chosenFormat,
      help: "The format of the report (text)."),
    .text(
      "--output", "FILE", .reporting, offers: .files, sets: \.outputPath,
      help: "Write the report to this file, completely or not at all."),
    .text(
      "--root", "FOLDER", .reporting, offers: .files, sets: \.root,
      help: """
        Write paths relative to this folder. By default sarif, github, gitlab and --diff use the top of the \
        repository, all others the working folder.
        """),
    .text(
      "--link-to", "URL", .reporting, [.lint], sets: \.linkTemplate,
      help: """
        Link the places of --format html, such as https://example.org/app/blob/{commit}/{path}#L{line}; paths are \
        relative to the top of the repository.
        """),
    .toggle(
      "--statistics", .reporting, [.lint], sets: \.showsStatistics,
      help: "Count the findings by rule, or as --group-by says, and do not list them."),
    .choice(
      "--group-by", .reporting, sets: \.grouping,
      help: """
        Group the findings, or the entries of --plan, by what their files belong to: an owner as CODEOWNERS says, a \
        target, or a folder, which is a package or a top-level folder.
        """),
    .text(
      "--owners", "FILE", .reporting, offers: .files, sets: \.ownersPath,
      help: "Read owners from this file instead of the repository's CODEOWNERS."),
    .text(
      "--compare", "OLD", .reporting, [.lint], offers: .files, sets: \.comparedPath,
      help:
        "Count the fixed, new and remaining findings since this earlier report of --format json, by rule; --verbose lists them."
    ),
    .text(
      "--since", "REF", .reporting, [.lint], sets: \.since,
      help: "Report only findings on lines changed since this commit, such as origin/main."),
    .choice(
      "--fail-on", .reporting, [.lint], sets: \.chosenFailOn,
      help: "The lowest severity that makes the exit code 1 (warning)."),
    .text(
      "--baseline", "FILE", .reporting, [.lint], offers: .files, sets: \.baselinePath,
      help: "Leave out the findings that this file lists, and report which of them are fixed."),
    .text(
      "--write-baseline", "FILE", .reporting, [.lint], offers: .files, sets: \.newBaselinePath,
      help: "Write all findings to this file, so that --baseline leaves them out."),
    .choice("--color", .reporting, sets: \.chosenColor, help: "When to use colours (auto: on a terminal)."),
    .toggle(
      "--quiet", .reporting, sets: \.isQuiet, help: "Print only the findings: no summary, no progress."),
    .toggle(
      "--verbose", .reporting, sets: \.isVerbose,
      help: "Also print where each minimum comes from, and what was skipped."),
    .count("--jobs", "N", .reporting, sets: \.jobs, help: "The number of threads (one for each core)."),

    .toggle(
      "--dry-run", .rewriting, [.migrate], sets: \.isDryRun, help: "Print what would be done; write nothing."),
    .toggle(
      "--diff", .rewriting, [.migrate], sets: \.showsDiff,
      help: "Print the changes as a patch; write nothing."),
    .toggle(
      "--unsafe", .rewriting, [.migrate], sets: \.appliesUnsafeFixes,
      help: "Also apply fixes that only a type checker could prove."),
    .toggle(
      "--interactive", .rewriting, [.migrate], sets: \.isInteractive,
      help: "Show each change, including unsafe ones, and ask whether to make it."),
    .repeated(
      "--only", "PATH:LINE", .rewriting, [.migrate], addsTo: \.only,
      help: "Make only the change that begins there, with those it depends on; repeatable."),
    .repeated(
      "--accept", "PATH:LINE|RULE", .rewriting, [.migrate], addsTo: \.accepted,
      help: "Also apply the unsafe fix there, or all unsafe fixes of a rule; repeatable."),
    .toggle(
      "--keep-call-sites", .rewriting, [.migrate], sets: \.keepsCallSites,
      help: "Remove the checks from shims, but keep the shims and their calls."),
    .toggle(
      "--allow-dirty", .rewriting, [.migrate], sets: \.allowsDirtyTree,
      help: "Write to files with uncommitted changes, or outside of version control."),
    .text(
      "--raise", "SPEC", .rewriting, [.migrate], isOptional: true, sets: \.raise,
      help: """
        Raise the minimums that the project declares to this, where they are lower, and migrate by them: 17 (iOS) or \
        iOS=17,macOS=14. Without SPEC: list the declared minimums, and what each raise would make removable.
        """),
    .toggle(
      "--raise-tools-version", .rewriting, [.migrate], sets: \.raisesToolsVersion,
      help: "With --raise: raise the tools version of packages where a constant such as .v17 needs it."),
    .toggle(
      "--allow-higher-min", .rewriting, [.migrate], sets: \.allowsHigherMinimum,
      help: "Do not warn when the declared minimum of a file is lower than that of --min."),
    .choice(
      "--commit-per", .rewriting, [.migrate], sets: \.commitPiece,
      help: """
        Commit the changes with git in pieces, each a complete migration; --dry-run lists them. Owners and folders \
        are those of --group-by.
        """),
    .text(
      "--plan", "FILE", .rewriting, [.migrate], offers: .files, sets: \.checklistPath,
      help: """
        Write what is left to this file as a checklist: JSON if its name ends in .json, else Markdown, in which \
        ticked entries stay ticked.
        """),
    .text(
      "--verify", "COMMAND", .rewriting, [.migrate], offers: .commands, sets: \.verification,
      help: "Run this command on the migrated files, and revert the few fixes with which it fails."),
    .text(
      "--verify-budget", "LIMIT", .rewriting, [.migrate], sets: \.verificationBudget,
      help: "With --verify: end that search after a number of runs, such as 12, or a time, such as 30m."),

    .toggle(
      "--language-server", .asking, [.lint], sets: \.servesEditor,
      help: "Serve an editor over standard input and output: the Language Server Protocol 3.17."),
    .text(
      "--explain", "RULE", .asking, offers: .words(rules), sets: \.explainedRule,
      help: "Explain what a rule finds, why, and when its fix is not safe."),
    .toggle(
      "--forecast", .asking, [.lint], sets: \.showsForecast,
      help: "Count what could go at each minimum from the present one up."),
    .toggle(
      "--exact", .asking, [.lint], sets: \.plansForecast,
      help: "With --forecast: plan each row as a dry run does. Takes longer."),
    .toggle(
      "--inventory", .asking, [.lint], sets: \.showsInventory,
      help: "List every shim with its call sites and the minimum from which it can go."),
    .toggle(
      "--init", .asking, [.lint], sets: \.writesConfiguration,
      help: "Write a .backport.json from the flags and what the project declares."),
    .text(
      "--print-config", "PATH", .asking, [.lint], offers: .files, sets: \.questionedPath,
      help: "Print the settings of a file or folder, and where each comes from."),
    .text(
      "--index-sdk", "PATH", .asking, [.lint], offers: .files, sets: \.indexedSDK,
      help: "Write an index of the declarations in this SDK or Xcode, for --sdk on other machines."),
    .toggle("--list-rules", .asking, sets: \.listsRules, help: "List all rules, one a line."),
    .choice(
      "--completions", .asking, placeholder: "SHELL", sets: \.completedShell,
      help: "Print completions for a shell: bash, zsh or fish."),
    .toggle("--manual", .asking, sets: \.showsManual, help: "Print the manual page, for man."),
    .toggle("--version", .asking, sets: \.showsVersion, help: "Print the version."),
    .toggle("--help", .asking, sets: \.showsHelp, help: "Print this page."),
  ]

  static func all(of tool: Tool) -> [Flag] { all.filter { $0.tools.contains(tool) } }
}
