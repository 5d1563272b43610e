import type { I18n } from '../i18n.ts'
import { decimalOf } from '../money.ts'
import type { Scope } from '../scope.ts'
import { child, isObject, numberOf, textOf } from '../value.ts'
import { parseDatetimeOptions, parseIntervalOptions, parseNumberOptions } from './option.ts'
import { HASH, parsePattern, type Argument, type Part } from './pattern.ts'
import { recall, zoneOf } from './zone.ts'

const patterns = new Map<string, readonly Part[]>()

interface Context {
  readonly args: Readonly<Record<string, unknown>>
  readonly i18n: I18n
  readonly scope: Scope
}

/** A message with its arguments filled in, by their names or their places; empty without a locale. */
export function formatMessage(
  source: string,
  args: Readonly<Record<string, unknown>>,
  scope: Scope,
  places: readonly unknown[] = Object.values(args),
): string {
  const { i18n } = scope.run.settings
  if (!i18n) return ''
  return print(
    recall(patterns, source, () => parsePattern(source)),
    { args: { ...Object.fromEntries(places.entries()), ...args }, i18n, scope },
    '',
  )
}

function print(parts: readonly Part[], context: Context, hash: string): string {
  let out = ''
  for (const part of parts) {
    out += typeof part === 'string' ? part : part === HASH ? hash : printArgument(part, context)
  }
  context.scope.run.spend(parts.length)
  return out
}

const valueOf = ({ args }: Context, name = ''): unknown => child(args, name)

/** The text of an argument; of money, its amount. */
function argumentText(value: unknown): string {
  return textOf(isObject(value) ? (child(value, 'decimalValue') ?? child(value, 'value')) : value)
}

/** The number that a plural is about, and that a number prints: 0 for what is none. */
const numberText = (value: unknown): string => decimalOf(value === true ? 1 : argumentText(value)) ?? '0'

function printArgument(argument: Argument, context: Context): string {
  const { names, type, words } = argument
  const value = valueOf(context, names[0])
  const { i18n, scope } = context
  if (type === 'plural' || type === 'selectordinal') {
    return printPlural(argument, numberText(value), context)
  }
  if (type === 'select') return printChoice(argument, argumentText(value), argumentText(value), context)
  if (!names.every((name) => Object.hasOwn(context.args, name))) return ''
  switch (type) {
    case '':
      return argumentText(value)
    case 'number':
    case 'decimal':
      return i18n.decimal(numberText(value), parseNumberOptions(words))
    case 'money':
    case 'currency':
      return printMoney(value, words, i18n)
    case 'datetime':
      return i18n.datetime(numberOf(value), zoneOf(scope), parseDatetimeOptions(words))
    case 'datetime-interval': {
      if (names.length < 2) return ''
      const end = valueOf(context, names[1])
      const options = parseIntervalOptions(words)
      return i18n.interval(numberOf(value), numberOf(end), zoneOf(scope), options)
    }
    default:
      return ''
  }
}

/** Money of either wire shape; empty for what is none. */
export function printMoney(value: unknown, words: readonly string[], i18n: I18n): string {
  const amount = argumentText(value)
  const currency = textOf(child(value, 'currencyCode') ?? child(value, 'currency'))
  return isObject(value) && amount && currency ? i18n.money(amount, currency, parseNumberOptions(words)) : ''
}

function printPlural(argument: Argument, number: string, context: Context): string {
  const { choices, offset, type } = argument
  const exact = choices.find(({ key }) => key.startsWith('=') && Number(key.slice(1)) === Number(number))
  if (exact) return print(exact.parts, context, number)
  const rest = offset ? String(Number(number) - offset) : number
  const category = context.i18n.plural(rest, type === 'plural' ? 'cardinal' : 'ordinal')
  return printChoice(argument, category, rest, context)
}

function printChoice({ choices }: Argument, key: string, hash: string, context: Context): string {
  const choice = choices.find((one) => one.key === key) ?? choices.find((one) => one.key === 'other')
  return choice ? print(choice.parts, context, hash) : ''
}
