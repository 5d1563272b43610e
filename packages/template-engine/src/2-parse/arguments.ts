/** The arguments of a formatter or predicate, split at the character that followed its name. */
export interface Arguments {
  /** The arguments in their order, as texts. */
  readonly list: readonly string[]
  /** The character that separates them. */
  readonly delimiter: string
}
