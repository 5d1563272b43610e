/** Language and currency of a response. */
export interface Localization {
  readonly language: string
  readonly currency: string
}

/** Header in which a page names the currency that it shows. */
export const CURRENCY_HEADER = 'X-Currency'

/** That of the site, where a request names none. */
export const DEFAULT: Localization = { language: 'en', currency: 'USD' }

/** Reads the language that is wanted most, and the currency. */
export function readLocalization(headers: Headers): Localization {
  const [, language = DEFAULT.language] =
    /^\s*([a-z]{2,3})\b/i.exec(headers.get('Accept-Language') ?? '') ?? []
  const currency = headers.get(CURRENCY_HEADER) ?? ''
  return {
    language: language.toLowerCase(),
    currency: /^[A-Z]{3}$/.test(currency) ? currency : DEFAULT.currency,
  }
}

/** The value of a language, or of the first that there is. */
export const inLanguage = <Value>(
  values: Readonly<Record<string, Value>>,
  language: string,
): Value | undefined => (Object.hasOwn(values, language) ? values[language] : Object.values(values)[0])
