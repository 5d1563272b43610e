import type { Family } from '../family.ts'
import { defineFormatter, type Formatter } from '../formatter.ts'
import type { I18n } from '../i18n.ts'
import { formatMessage, printMoney } from '../i18n/message.ts'
import {
  parseDatetimeOptions,
  parseIntervalOptions,
  parseNumberOptions,
  parseRelativeOptions,
} from '../i18n/option.ts'
import { zoneOf } from '../i18n/zone.ts'
import { parseReference, type Reference } from '../reference.ts'
import type { Scope } from '../scope.ts'
import { numberOf, textOf } from '../value.ts'

/** A formatter that prints nothing without a locale. */
const localized = <Args>(
  parse: (words: readonly string[]) => Args,
  print: (value: unknown, args: Args, i18n: I18n, scope: Scope) => unknown,
): Formatter =>
  defineFormatter({
    scoped: true,
    parse: ({ list }) => parse(list),
    apply: (value, args, scope) => {
      const { i18n } = scope.run.settings
      return i18n ? print(value, args, i18n, scope) : ''
    },
  })

type Named = readonly [name: string | undefined, reference: Reference | undefined]

/** `a b.c name:d other=e`: places, some of which bear a name as well. */
const parseNames = (words: readonly string[]): readonly Named[] =>
  words.map((word) => {
    const [, name, reference = ''] = /^([^:=]+)[:=](.*)$/.exec(word) ?? [undefined, undefined, word]
    return [name, parseReference(reference)]
  })

const message = localized(parseNames, (value, names, _, scope) => {
  const found = names.map(([, reference]) => reference && scope.outer?.resolve(reference))
  const named = names.flatMap(([name], at): [string, unknown][] =>
    name === undefined ? [] : [[name, found[at]]],
  )
  return formatMessage(textOf(value), Object.fromEntries(named), scope, found)
})

const interval = localized(parseIntervalOptions, (_, options, i18n, scope) => {
  const { values } = scope
  if (!values || values.length < 2) return ''
  return i18n.interval(numberOf(values[0]), numberOf(values[1]), zoneOf(scope), options)
})

const relativeTime = localized(parseRelativeOptions, (value, options, i18n, { values, run }) =>
  values && values.length > 1
    ? i18n.relativeTime(numberOf(values[0]), numberOf(values[1]), options)
    : i18n.relativeTime(run.now, numberOf(value), options),
)

/** Numbers, money, dates and messages in the words of a locale. */
export const i18n: Family = {
  formatters: {
    decimal: localized(parseNumberOptions, (value, options, i18n) => i18n.decimal(textOf(value), options)),
    money: localized(
      (words) => words,
      (value, words, i18n) => printMoney(value, words, i18n),
    ),
    datetime: localized(parseDatetimeOptions, (value, options, i18n, scope) =>
      i18n.datetime(numberOf(value), zoneOf(scope), options),
    ),
    'datetime-interval': interval,
    'relative-time': relativeTime,
    message,
    plural: message,
  },
}
