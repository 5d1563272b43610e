import { chosenCurrency, readContext } from './context.ts'
import type { Localization } from './site/record/item.ts'

/** Language and currency that this page is shown in. */
export function currentLocalization(): Localization {
  const { locale, currency } = readContext()
  return { locale, currency: chosenCurrency() ?? currency }
}
