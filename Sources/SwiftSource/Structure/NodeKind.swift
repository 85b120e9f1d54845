/// The kinds of nodes of the light structure.
///
/// A node covers consecutive tokens; tokens without a node of their own belong to the enclosing node. Each
/// comment lists the tokens that a node covers, its child nodes in order (`?` optional, `*` any number), and
/// its *anchor* token, which is the first token by default. "expression parts" are the nodes that can occur
/// anywhere in an expression: `chain`, `closure`, `keyPath`, `macroExpansion`, `tuple`, `collection`,
/// `stringLiteral`, `availabilityCondition`, a `type` after `is` and `as` and where only a type is possible
/// (`any P`), and `ifStatement`/`switchStatement`/`doStatement` used as expressions (flag `isExpression`). A
/// single name, number or operator has no node.
///
/// Any node may contain `unexpected` nodes, and where attribute* is listed, `ifConfig`s that contain only
/// attributes. When the grammar splits a token of the lexer (`>>`, `>?`), the whole token belongs to the node
/// that its first part ends; a suffix that consists of such a rest covers no token. A bracket nested more
/// than 256 deep contains a single `unexpected`.
public enum NodeKind: UInt8, Sendable, CaseIterable {
  /// The whole file, `endOfFile` included. Children: items (statements, declarations, `ifConfig`, and
  /// `macroExpansion`s that are declarations). `#sourceLocation` has no node.
  case sourceFile

  // MARK: Blocks
  /// `{ … }` with statements. Children: items.
  case codeBlock
  /// `{ … }` of a type or extension. Children: items: declarations, `macroExpansion`, `ifConfig`.
  case memberBlock

  // MARK: Declarations. From the first attribute or modifier to the end of the body, without a `;`.
  // Children: attribute* first, then as said. Modifiers are tokens. Anchor: the name token, else the keyword.
  /// `import …`. Anchor: first token of the module path.
  case importDeclaration
  /// Children: attribute*, genericParameters?, inheritance?, whereClause?, memberBlock.
  case structDeclaration, classDeclaration, enumDeclaration, protocolDeclaration, actorDeclaration
  /// Children: attribute*, type (the extended one), inheritance?, whereClause?, memberBlock. Anchor: `extension`.
  case extensionDeclaration
  /// Children: attribute*, genericParameters? or inheritance?, type? (what it stands for), whereClause?.
  case typealiasDeclaration, associatedtypeDeclaration
  /// Children: attribute*, genericParameters?, parameters, returnType?, whereClause?, codeBlock?.
  case functionDeclaration
  /// As a function. Anchor: `init`.
  case initializerDeclaration
  /// Anchor: `deinit`. Children: attribute*, codeBlock?.
  case deinitializerDeclaration
  /// As a function, with accessorBlock? at the end. Anchor: `subscript`.
  case subscriptDeclaration
  /// `let` or `var`. Children: attribute*, binding*. Anchor: `let`/`var`/`inout`….
  case variableDeclaration
  /// `case a, b(Int)`. Children: attribute*, enumElement*. Anchor: `case`.
  case enumCaseDeclaration
  /// Children: none but attribute*; their bodies stay tokens. Anchor: the name.
  case operatorDeclaration, precedenceGroupDeclaration
  /// `macro name(…) -> T = …`. As a function, with initializer? in the place of the body.
  case macroDeclaration
  /// `get`, `set`, `willSet`, … with its body. Children: attribute*, parameters? (of `set(name)`: one
  /// parameter), codeBlock?. Its effects stay tokens. Anchor: the keyword.
  case accessorDeclaration

  // MARK: Parts of declarations
  /// From `@` to the end of its arguments. Anchor: the name's last token (`available` of `@available(…)`).
  /// Children: availabilityArgument* for `@available`, `@_spi_available` and `@backDeployed` (after its
  /// `before:`); none for those with a syntax of their own (`@objc(a:b:)`, `@abi(…)`, `@_specialize(…)`, …);
  /// for all others type (the name with its arguments) and argument*. Attributes of types have no node.
  case attribute
  /// One pattern of a `let`/`var` with type and value, without its comma. Anchor: its first name token (of a tuple:
  /// the `(`).
  /// Children: type?, initializer?, accessorBlock?.
  case binding
  /// From `=` to the end of the value: of a binding, a parameter, an enum element, a macro, a capture, a condition
  /// that binds. Children: expression parts.
  case initializer
  /// `{ … }` after a property or subscript. Children: accessorDeclaration*, or the getter's items directly.
  case accessorBlock
  /// One name of an enum case, without its comma. Anchor: the name. Children: parameters?, initializer?.
  case enumElement
  /// `<…>` with its brackets, also of a protocol. Children: genericParameter*, whereClause?.
  case genericParameters
  /// Without its comma. Anchor: the name. Children: attribute*, type? (after the colon).
  case genericParameter
  /// `(…)` with its brackets. Children: parameter*.
  case parameters
  /// Without its comma. Anchor: the first name (the label); without one, the type's first token. Children:
  /// attribute*, type?, initializer?.
  case parameter
  /// From `async`/`throws`/`->` to the end of the type. Children: type?. Anchor: `->` if any, else the first.
  case returnType
  /// A type, attributes and specifiers included; a generic argument that is a number. No children.
  case type
  /// From `:` to the end of the list. Children: type*.
  case inheritance
  /// From `where` to its end: of generics. No children.
  case whereClause

  // MARK: Statements. Without a `;`. Anchor: the keyword.
  /// An expression where a statement may stand. Children: expression parts. Anchor: first token.
  case expressionStatement
  /// Children: conditionElement*, codeBlock, then ifStatement or codeBlock after `else`, if any.
  case ifStatement
  /// Children: conditionElement*, codeBlock.
  case guardStatement, whileStatement
  /// `repeat { } while …`. Children: codeBlock, expression parts.
  case repeatStatement
  /// Children: expression parts of a `case` pattern, type?, expression parts, codeBlock last.
  case forStatement
  /// Children: expression parts of the subject, then switchCase*, ifConfig*, macroExpansion* (`#warning`).
  case switchStatement
  /// Children: caseLabel, items.
  case switchCase
  /// From `case` or `default`, or its attribute, to the `:`. Children: attribute?, expression parts of all patterns
  /// and their `where`. Anchor: `case` or `default`.
  case caseLabel
  /// Children: codeBlock, catchClause*.
  case doStatement
  /// Children: expression parts of patterns and their `where`, codeBlock.
  case catchClause
  /// Children: codeBlock.
  case deferStatement
  /// Children: expression parts. (`then` is behind a feature flag of the compiler.)
  case returnStatement, throwStatement, yieldStatement, discardStatement, thenStatement
  case breakStatement, continueStatement, fallthroughStatement
  /// `label: statement`. Anchor: the label. Children: the statement.
  case labeledStatement
  /// One element of a condition list, without its comma. Anchor: the first token.
  /// Children: availabilityCondition, or expression parts; for `let x: T = …` and `case p = …` (flag `isLet`) the
  /// pattern's expression parts, type?, initializer?.
  case conditionElement

  // MARK: Availability
  /// `#available(…)` or `#unavailable(…)`. Anchor: that token. Children: availabilityArgument*.
  case availabilityCondition
  /// `iOS 15.0`, `*`, `introduced: 15`, `message: "…"`, `noasync`, `SwiftStdlib 5.9`, without its comma.
  case availabilityArgument

  // MARK: Parts of expressions
  /// `base.member(args)[i]?.x { }` with at least one suffix. Anchor: the first token. Children: nodes of the
  /// base if it has any, then the suffixes in order: memberSuffix, genericArguments, callSuffix,
  /// subscriptSuffix, operatorSuffix, and an ifConfig that contains these. The base is the tokens before the
  /// first suffix; it is empty for an implicit member (`.red`). Prefix operators, `try`, `&` stand before it.
  case chain
  /// `.name`, `.name(label:)` used as a name, `.0`, `.init`, `.self`, `.Module::name`. Anchor: the name. Covers the
  /// period.
  case memberSuffix
  /// `<…>` after a name. Children: type*.
  case genericArguments
  /// `(…)` and trailing closures, or trailing closures alone. Children: argument*, trailingClosure*.
  case callSuffix
  /// `[…]` and trailing closures. Children: as callSuffix.
  case subscriptSuffix
  /// `?` or `!` after an operand, or a postfix operator.
  case operatorSuffix
  /// `label: value` without its comma. Anchor: the label token, else the value's first token (flag `labeled`).
  /// Children: expression parts.
  case argument
  /// A trailing closure with its label, if any (flag `labeled`, anchor: the label). Child: closure.
  case trailingClosure
  /// `{ … }`. Children: closureSignature?, items.
  case closure
  /// From after `{` to `in`, both attributes and captures included. Anchor: `in`.
  /// Children: attribute*, initializer* (of captures), parameters? (if in parentheses), returnType?.
  case closureSignature
  /// `(…)` that is not a call's. Children: argument*.
  case tuple
  /// `[…]` that is not a subscript's: array, dictionary, `[3 of Int]`. Children: expression parts.
  case collection
  /// A literal that has interpolations. Children: interpolation*.
  case stringLiteral
  /// `\(…)` from its backslash. Children: argument*.
  case interpolation
  /// `\Root.path`. Children: type? for the root, then suffixes as of a chain, but for calls.
  case keyPath
  /// `#name<…>(…) { }` as declaration or expression. Anchor: the name. Children: attribute*, suffixes as of a chain.
  case macroExpansion

  // MARK: Conditional compilation
  /// `#if … #endif`. Children: ifConfigClause*. It stands where items, members, switch cases, attributes or
  /// suffixes stand.
  case ifConfig
  /// From `#if`, `#elseif` or `#else` to before the next one. Anchor: that directive. Children:
  /// ifConfigCondition?, then its contents.
  case ifConfigClause
  /// The tokens of the condition.
  case ifConfigCondition

  /// Skipped tokens that are not valid here.
  case unexpected
}
