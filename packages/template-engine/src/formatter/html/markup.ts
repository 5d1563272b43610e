import { defineFormatter, type Formatter } from '../formatter.ts'
import type { Scope } from '../../4-render/scope.ts'

/** A formatter without arguments that answers with markup. */
export const markup = (print: (value: unknown, scope: Scope) => unknown): Formatter =>
  defineFormatter({
    scoped: true,
    returns: 'html',
    arity: [0, 0],
    apply: (value, _, scope) => print(value, scope),
  })
