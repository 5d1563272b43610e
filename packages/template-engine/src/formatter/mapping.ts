import { defineFormatter, type Formatter } from './formatter.ts'
import type { Kind } from '../4-render/kind.ts'
import { textOf } from '../4-render/value.ts'

/** A formatter without arguments that looks at the text of a value and at nothing else. */
export const mapping = (returns: Kind, map: (text: string) => unknown): Formatter =>
  defineFormatter({ returns, arity: [0, 0], apply: (value) => map(textOf(value)) })
