import type { Currency, Locale } from './site/content/words.ts'

/** Context of a page, printed in its document for the scripts. */
export interface Context {
  readonly title: string
  readonly path: string
  /** Name of the template that printed the page. */
  readonly template: string
  readonly pageType: number
  readonly locale: Locale
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

/** Reads the context of the document. */
export const readContext = (): Context =>
  JSON.parse(document.getElementById('context')?.textContent ?? '{}') as Context

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
export const chooseCurrency = (currency: Currency): void => localStorage.setItem(CURRENCY, currency)
