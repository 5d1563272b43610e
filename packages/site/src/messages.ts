import type { CallFailure } from './http/failure.ts'
import type { StorePageFailure } from './store-page/store-page.ts'

/** The messages of this package, by key. Spread the object to replace some of them. */
export const messages = {
  'site.error.csrfExpired': 'Your session has expired. Please reload the page and try again.',
  'site.error.cookiesDisabled': 'Please enable cookies in your browser, reload the page, and try again.',
  'site.error.tooManyRequests': 'Please try again in a few seconds.',
  'site.error.noMainNavigation': 'Unable to find site main navigation',
} as const

/** The key of a message. */
export type MessageKey = keyof typeof messages

/** Messages by key. */
export type Messages = Readonly<Record<MessageKey, string>>

/**
 * Returns the message for the visitor about a failure: ours, else the server's, else undefined.
 *
 * @example
 * ```ts
 * import { failureText } from '@sitewright/site/messages'
 *
 * if (!result.ok) console.warn(failureText(result.failure) ?? 'Please try again later.')
 * ```
 */
export function failureText(
  failure: CallFailure | StorePageFailure,
  texts: Messages = messages,
): string | undefined {
  switch (failure.kind) {
    case 'crumb':
      return texts[failure.cookiesEnabled ? 'site.error.csrfExpired' : 'site.error.cookiesDisabled']
    case 'too-many':
      return texts['site.error.tooManyRequests']
    case 'refused':
      return failure.message
    case 'no-main-navigation':
      return texts['site.error.noMainNavigation']
    case 'call':
      return failureText(failure.failure, texts)
    default:
      return undefined
  }
}

/**
 * A text for each form that a number has in a language, by the names of its `Intl.PluralRules`: Polish has `one`, `few`,
 * `many` and `other`. One that is left out is `other`.
 */
export interface PluralForms extends Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> {
  /** Language of the texts, as a BCP 47 tag: that of the page may be another one. */
  readonly lang: string
  /** Text for every form that has none of its own. */
  readonly other: string
}

/** A text with a number in it: one for all numbers, or one for each form. */
export type CountedText = string | PluralForms

/** Returns the text for a number. Its placeholders stay for `fill`. */
export const formFor = (text: CountedText, n: number): string =>
  typeof text === 'string' ? text : (text[new Intl.PluralRules(text.lang).select(n)] ?? text.other)

/** Puts values into the `{placeholders}` of a text. A placeholder without a value stays as it is. */
export const fill = (text: string, values: Readonly<Record<string, string | number>> = {}): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    // Own properties only: a text may contain {constructor}.
    String(Object.hasOwn(values, name) ? values[name] : placeholder),
  )
