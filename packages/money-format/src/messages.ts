/** Default texts of an instalment offer. */
export const instalmentMessages = {
  'instalment.inRange': '{n} interest-free payments of {amount}',
  'instalment.inRangeOneLine': 'or {n} interest-free payments of {amount} with',
  'instalment.upTo': 'available for orders up to {amount}',
  'instalment.over': 'available for orders over {amount}',
} as const

/** Default texts of a subscription's price. */
export const subscriptionMessages = {
  'subscription.unavailable': 'Unavailable',
  'subscription.from': 'from {price}',
  'subscription.every': '{price} every {period}',
  'subscription.everyFor': '{price} every {period} for {total}',
  'subscription.each.WEEK': 'week',
  'subscription.each.MONTH': 'month',
  'subscription.each.YEAR': 'year',
  'subscription.one.WEEK': '{n} week',
  'subscription.one.MONTH': '{n} month',
  'subscription.one.YEAR': '{n} year',
  'subscription.many.WEEK': '{n} weeks',
  'subscription.many.MONTH': '{n} months',
  'subscription.many.YEAR': '{n} years',
} as const

/**
 * A text for each form that a number has in a language, by the names of its `Intl.PluralRules`: Polish has `one`, `few`,
 * `many` and `other`. One that is left out is `other`.
 */
export interface PluralForms extends Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> {
  /** Language of the texts, as a BCP 47 tag. */
  readonly lang: string
  /** Text for every form that has none of its own. */
  readonly other: string
}

/** A text with a number in it: one for all numbers, or one for each form. */
export type CountedText = string | PluralForms

/** Keys of texts that may have a form for each number. */
type CountedKey = `instalment.inRange${'' | 'OneLine'}` | `subscription.many.${string}`

/** Texts by key. */
export type Messages<Table> = {
  readonly [Key in keyof Table]: Key extends CountedKey ? CountedText : string
}

/** Returns the text for a number. Its placeholders stay for `fill`. */
export const formFor = (text: CountedText, n: number): string =>
  typeof text === 'string' ? text : (text[new Intl.PluralRules(text.lang).select(n)] ?? text.other)

/** Replaces the {placeholders} of a text by values. Placeholders without a value stay. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : placeholder,
  )
}

/** Settings with some of them replaced. One that is given as `undefined`, such as a missing translation, replaces none. */
export function withDefaults<Settings extends object>(
  defaults: Settings,
  given: Partial<Settings> = {},
): Settings {
  const all = { ...defaults }
  for (const key in given) {
    const value = given[key]
    if (value !== undefined) all[key] = value
  }
  return all
}
