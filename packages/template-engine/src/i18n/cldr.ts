import type { I18n, NumberOptions } from './i18n.ts'
import { calendarOf, widthsOf } from './option.ts'

interface ZonedDate {
  readonly date: number
  readonly zoneId: string
}

/** Methods used of a locale of `@phensley/cldr`. */
export interface CldrLocale {
  readonly General: { locale(): { readonly id: string; readonly tag: { region(): string } } }
  readonly Numbers: {
    formatDecimal(number: string, options?: object): string
    formatCurrency(amount: string, currency: never, options?: object): string
    getCurrencyForRegion(region: string): string
    getPluralCardinal(number: string): string
    getPluralOrdinal(number: string): string
  }
  readonly Calendars: {
    formatDate(date: ZonedDate, options?: object): string
    formatDateInterval(start: ZonedDate, end: ZonedDate, options?: object): string
    formatRelativeTime(start: ZonedDate, end: ZonedDate, options?: object): string
  }
}

/**
 * Makes locales of `@phensley/cldr`, for an engine whose family names them: `{ i18n: cldr((locale) =>
 * framework.get(locale)) }`.
 *
 * @example
 * ```ts
 * import { createEngine } from '@sitewright/template-engine'
 * import { all } from '@sitewright/template-engine/all'
 * import { cldr } from '@sitewright/template-engine/cldr'
 *
 * const engine = createEngine({ families: [all, { i18n: cldr((locale) => framework.get(locale)) }] })
 * ```
 */
export const cldr =
  (get: (locale: string) => CldrLocale | undefined) =>
  (locale: string): I18n | undefined => {
    const found = get(locale)
    return found && create(locale, found)
  }

const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i

function create(locale: string, { General, Numbers, Calendars }: CldrLocale): I18n {
  const at = (date: number, zoneId: string): ZonedDate => ({ date, zoneId })
  return {
    locale,
    currency: Numbers.getCurrencyForRegion(General.locale().tag.region()),
    plural: (number, type) =>
      type === 'cardinal' ? Numbers.getPluralCardinal(number) : Numbers.getPluralOrdinal(number),
    decimal: (number, options) =>
      NUMBER.test(number) ? Numbers.formatDecimal(number, unlimited(numberOptions(options))) : '',
    money: (amount, currency, options) =>
      /^[A-Z]{3}$/.test(currency) && NUMBER.test(amount)
        ? Numbers.formatCurrency(amount, currency as never, numberOptions(options))
        : '',
    datetime: (ms, zone, options) =>
      Number.isNaN(ms)
        ? ''
        : Calendars.formatDate(at(ms, zone), {
            ...widthsOf(options),
            ca: calendarOf(options.calendar),
            context: options.context,
          }),
    interval: (start, end, zone, options) =>
      Number.isNaN(start + end)
        ? ''
        : Calendars.formatDateInterval(at(start, zone), at(end, zone), { ...options, ca: calendarOf() }),
    relativeTime: (from, to, { field = '', ...options }) =>
      Number.isNaN(from + to)
        ? ''
        : Calendars.formatRelativeTime(at(from, 'UTC'), at(to, 'UTC'), {
            group: true,
            maximumFractionDigits: options.minimumFractionDigits ?? 0,
            ...options,
            ...(words.test(field) && { field }),
          }),
  }
}

/** Styles and fields that CLDR knows: others would give no text at all. */
const words = /^(?:short|long|scientific|per.*|accounting|code|name|year|month|week|day|hour|minute|second)$/

/** Options by the names that CLDR has for them. */
function numberOptions({ style = '', symbol, round = 'half-even', ...options }: NumberOptions): object {
  return {
    group: true,
    ...options,
    ...(words.test(style) && { style }),
    ...(symbol === 'narrow' && { symbolWidth: symbol }),
    round: round.replace(/^ceil$/, 'ceiling'),
  }
}

/** All fraction digits are shown, unless an option or a style says otherwise. */
const unlimited = (options: object): object =>
  'style' in options || 'maximumFractionDigits' in options || 'maximumSignificantDigits' in options
    ? options
    : { ...options, maximumFractionDigits: 50 }
