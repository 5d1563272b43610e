import { formatMoney, toSubunits } from '@sitewright/money-format'
import type { Work } from '../../area.ts'
import { gist, strangers, type Price } from './prices.ts'

export const list: Work<readonly Price[], string> = (all) => () =>
  gist(all.map((price) => formatMoney(price, { locale: 'de-DE' })))

export const growing: Work<readonly Price[], string> = list
export const cold: Work<readonly Price[], string> = (all) => list(all)

export const strange: Work<readonly Price[], string> = (all) => () =>
  gist(
    strangers.flatMap(({ locale, currency }) =>
      all.map(({ value }) => formatMoney({ value, currency }, { locale })),
    ),
  )

export const hundredths: Work<readonly Price[], number> = (all) => () =>
  all.reduce((total, price) => total + toSubunits(price), 0)
