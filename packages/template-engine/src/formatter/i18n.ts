import { defineFormatter, type Formatter, type Formatters } from './formatter.ts'
import type { I18n } from '../i18n/i18n.ts'
import { formatMessage } from '../i18n/message.ts'
import { parseOptions } from '../i18n/option.ts'
import { printDatetime, printInterval, printMoney, type Printer } from '../i18n/printer.ts'
import { parseReference, type Reference } from '../2-parse/reference.ts'
import type { Scope } from '../4-render/scope.ts'
import { numberOf, textOf } from '../4-render/value.ts'

/** A formatter that prints nothing without a locale. */
const localized = <Args>(
  parse: (words: readonly string[]) => Args,
  print: (values: readonly unknown[], args: Args, i18n: I18n, scope: Scope) => string,
): Formatter =>
  defineFormatter({
    scoped: true,
    parse: ({ list }) => parse(list),
    apply: (value, args, scope) => {
      const { i18n } = scope.run.settings
      const [, ...others] = scope.values ?? []
      return i18n ? print([value, ...others], args, i18n, scope) : ''
    },
  })

const byOptions = (print: Printer): Formatter => localized((words) => parseOptions(words), print)

type Named = readonly [name: string | number, reference: Reference | undefined]

/** `a b.c name:d other=e`: places, some of which bear a name as well. */
const parseNames = (words: readonly string[]): readonly Named[] =>
  words.map((word, at) => {
    const [, name = at, reference = ''] = /^(?:([^:=]+)[:=])?([^]*)/.exec(word) ?? []
    return [name, parseReference(reference)]
  })

const message = localized(parseNames, ([value], names, _, scope) => {
  const found = names.map(([, reference]) => reference && scope.outer?.resolve(reference))
  const named = Object.fromEntries(names.map(([name], at) => [name, found[at]]))
  return formatMessage(textOf(value), named, scope, found)
})

const relativeTime = byOptions(([from, ...to], options, i18n, { run }) =>
  to.length > 0
    ? i18n.relativeTime(numberOf(from), numberOf(to[0]), options)
    : i18n.relativeTime(run.now, numberOf(from), options),
)

/** Numbers, money, dates and messages in the words of a locale. */
export const i18n: Formatters = {
  formatters: {
    decimal: byOptions(([value], options, i18n) => i18n.decimal(textOf(value), options)),
    money: byOptions(printMoney),
    datetime: byOptions(printDatetime),
    'datetime-interval': localized((words) => parseOptions(words, true), printInterval),
    'relative-time': relativeTime,
    message,
    plural: message,
  },
}
