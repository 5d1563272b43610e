import type { Formatter } from '../formatter/formatter.ts'
import type { Predicate } from '../predicate/predicate.ts'
import type { I18n } from '../i18n/i18n.ts'

/** Formatters and predicates that belong together. A plain object, so that a family that is not imported costs no bytes. */
export interface Family {
  /** Formatters by the name that templates call them by. */
  readonly formatters?: Readonly<Record<string, Formatter>>
  /** By name, with the question mark: `'equal?'`. */
  readonly predicates?: Readonly<Record<string, Predicate>>
  /** Differences of the Java implementation of the language, for engines of that dialect. */
  readonly java?: Family
  /** Makes the locale's texts; the last family that has one wins. Without any, i18n formatters print nothing. */
  readonly i18n?: (locale: string) => I18n | undefined
}

const merge = <Value>(
  tables: readonly (Readonly<Record<string, Value>> | undefined)[],
): Record<string, Value> => Object.assign({}, ...tables) as Record<string, Value>

/** Several families as one; later ones win. */
export const join = (...families: readonly Family[]): Family => ({
  formatters: merge(families.map(({ formatters }) => formatters)),
  predicates: merge(families.map(({ predicates }) => predicates)),
})
