import {
  check,
  fields,
  filled,
  maybe,
  number,
  parseJson,
  reader,
  text,
  type Check,
} from '@sitewright/site/reader'
import { keepItem } from './storage.ts'
import { CURRENCIES, LANGUAGES, type Currency, type Language } from './site/content/words.ts'

/** Context of a page, printed in its document for the scripts. */
export interface Context {
  readonly title: string
  readonly path: string
  /** Name of the template that printed the page. */
  readonly template: string
  readonly pageType: number
  readonly locale: Language
  readonly currency: Currency
  readonly collection?: { readonly id: string; readonly type: number; readonly typeName?: string }
  readonly item?: { readonly id: string; readonly title: string }
  readonly product?: unknown
  readonly website: {
    readonly id: string
    readonly language: string
    readonly useCLDRMoneyFormat: boolean
    readonly captchaSettings?: { readonly siteKey: string }
  }
  readonly websiteSettings: { readonly storeSettings: Readonly<Record<string, unknown>> }
  readonly [other: string]: unknown
}

const shape =
  (checks: Readonly<Record<string, Check>>): Check =>
  (value, path) =>
    fields(value, path, checks)

const oneOf = (choices: readonly string[]): Check =>
  check((value) => typeof value === 'string' && choices.includes(value))

/** Checks for the context of a page. */
export const contextCheck: Check = shape({
  title: text,
  path: text,
  template: filled,
  pageType: number,
  locale: oneOf(LANGUAGES),
  currency: oneOf(CURRENCIES),
  collection: maybe(shape({ id: filled, type: number, typeName: maybe(text) })),
  item: maybe(shape({ id: filled, title: text })),
  website: shape({ id: filled, language: filled, captchaSettings: maybe(shape({ siteKey: filled })) }),
  websiteSettings: shape({ storeSettings: shape({}) }),
})

const parseContext = reader<Context>(contextCheck)

/**
 * Reads the context of the document.
 *
 * @throws if the document has none, or another one than the templates print.
 */
export function readContext(): Context {
  const read = parseContext(parseJson(document.getElementById('context')?.textContent ?? ''))
  if (read.ok) return read.value
  throw new Error(
    `The context of the page differs from what the templates print: ${read.failure.path || 'all of it'}.`,
  )
}

const CURRENCY = 'sill-currency'

/** Currency that the visitor chose, if any. */
export function chosenCurrency(): Currency | undefined {
  try {
    const found = localStorage.getItem(CURRENCY)
    return found === 'USD' || found === 'EUR' || found === 'JPY' ? found : undefined
  } catch {
    return undefined
  }
}
export const chooseCurrency = (currency: Currency): void => keepItem(CURRENCY, currency)
