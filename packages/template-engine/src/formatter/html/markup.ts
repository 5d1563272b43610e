import { defineFormatter, type Formatter, type ScopedFormatter } from '../formatter.ts'
import { paid } from '../../4-render/paid.ts'
import type { Scope } from '../../4-render/scope.ts'

/** A formatter that looks around: it answers with markup, and takes no arguments, unless `more` says otherwise. */
export const markup = <Args = readonly string[]>(
  print: (value: unknown, scope: Scope, args: Args) => unknown,
  more?: Pick<ScopedFormatter<Args>, 'returns' | 'arity' | 'parse'>,
): Formatter =>
  defineFormatter<Args>({
    scoped: true,
    returns: 'html',
    arity: [0, 0],
    ...more,
    apply: (value, args, scope) => print(value, scope, args),
  })

/** The same, for markup that is as long as the data makes it: the call has not paid for texts inside of the value. */
export const paidMarkup: typeof markup = (print, more) =>
  markup((value, scope, args) => paid(print(value, scope, args), scope.run), more)
