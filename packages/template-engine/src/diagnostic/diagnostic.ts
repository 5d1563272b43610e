/** Fault that a diagnostic reports; stable, for tests of code. */
export type DiagnosticCode =
  | 'formatter-unknown'
  | 'predicate-unknown'
  | 'dead-code'
  | 'end-of-input'
  | 'not-allowed'
  | 'not-allowed-at-root'
  | 'looks-like-instruction'
  | 'comment-unclosed'
  | 'condition-mixed'
  | 'attribute-unescaped'
  | 'place-unclear'
  | 'argument-count'
  | 'unexpected'
  | 'partial-missing'
  | 'partial-invalid'
  | 'partial-depth'
  | 'expression-invalid'
  | 'expression-failed'
  | 'not-implemented'
  | 'limit'

/** One fault or remark, with its location. A template never throws for these; its output always comes. */
export interface Diagnostic {
  /** Kind of the fault, which stays the same when its wording changes. */
  readonly code: DiagnosticCode
  /** Whether it is a fault, or a remark about a template that works. */
  readonly severity: 'error' | 'warning'
  /** Phase that found it: reading the tag, putting blocks together, or rendering. */
  readonly type: 'parser' | 'assembler' | 'engine'
  /** What is wrong, for the author of the template. */
  readonly message: string
  /** 1-based, in the template or partial that `partial` names. 0 for an instruction of a tree that came without source. */
  readonly line: number
  /** 1-based column in that line. */
  readonly column: number
  /** Offsets of the faulty text, from its first character to the one after its last. */
  readonly span: readonly [start: number, end: number]
  /** Its line with a caret below it, ready to print. */
  readonly frame: string
  /** The partials on the way here, outermost first; empty in the template itself. */
  readonly partial: readonly string[]
  /** Suggestion of what was meant. */
  readonly hint?: string
}
