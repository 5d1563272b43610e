/** A price as a shop's server sends it. */
export interface Price {
  readonly value: string
  readonly currency: string
}

/** So many prices between 0.00 and 9,999.99 in one currency, the same in each run. */
export function prices(count: number, currency: string): Price[] {
  return Array.from({ length: count }, (_, i) => {
    const cents = String((i * 7919) % 1_000_000).padStart(3, '0')
    return { value: `${cents.slice(0, -2)}.${cents.slice(-2)}`, currency }
  })
}

const locales = ['de-DE', 'en-US', 'en-GB', 'fr-FR', 'it-IT', 'ja-JP', 'nl-NL', 'da-DK', 'en-IN', 'pt-BR']
const currencies = ['EUR', 'USD', 'GBP', 'CHF', 'CAD', 'AUD', 'SEK', 'NOK', 'DKK', 'PLN', 'CZK', 'MXN']

/** 120 pairs of a locale and a currency: more than the 100 that are remembered, so that each comes as a stranger. */
export const strangers: readonly { readonly locale: string; readonly currency: string }[] = locales.flatMap(
  (locale) => currencies.map((currency) => ({ locale, currency })),
)

/** Digest of the texts that a subject wrote, small enough to be compared. */
export function gist(texts: readonly string[]): string {
  return [texts.length, texts.join('').length, ...texts.filter((_, i) => i % 97 === 0)].join('|')
}
