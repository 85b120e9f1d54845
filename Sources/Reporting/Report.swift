import LintCore
