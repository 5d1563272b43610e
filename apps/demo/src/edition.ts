import { chosenCurrency, readContext } from './context.ts'
import type { Edition } from './site/record/item.ts'

/** In whose words and whose money this page is shown now. */
export function editionNow(): Edition {
  const { locale, currency } = readContext()
  return { locale, currency: chosenCurrency() ?? currency }
}
