import { CLDRFramework } from '@phensley/cldr'
import german from '@phensley/cldr/packs/de.json'
import { gist } from '../prices.ts'

export const list = (all) => {
  const cldr = new CLDRFramework({ loader: () => german }).get('de-DE')
  return () =>
    gist(all.map(({ value, currency }) => cldr.Numbers.formatCurrency(value, currency, { group: true })))
}
