import type { Work } from '../../area.ts'
import { gist, type Price } from './prices.ts'

export const list: Work<readonly Price[], string> = (all) => () =>
  gist(
    all.map(({ value, currency }) =>
      new Intl.NumberFormat('de-DE', { style: 'currency', currency }).format(value as `${number}`),
    ),
  )
