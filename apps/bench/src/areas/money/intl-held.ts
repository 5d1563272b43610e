import type { Work } from '../../area.ts'
import { gist, strangers, type Price } from './prices.ts'

const german = { style: 'currency', currency: 'EUR' } as const

export const list: Work<readonly Price[], string> = (all) => {
  const intl = new Intl.NumberFormat('de-DE', german)
  return () => gist(all.map(({ value }) => intl.format(value as `${number}`)))
}

export const growing: Work<readonly Price[], string> = list

/** Cold, the formatter has to be made as well. */
export const cold: Work<readonly Price[], string> = (all) => () => list(all)()

export const strange: Work<readonly Price[], string> = (all) => () =>
  gist(
    strangers.flatMap(({ locale, currency }) => {
      const intl = new Intl.NumberFormat(locale, { style: 'currency', currency })
      return all.map(({ value }) => intl.format(value as `${number}`))
    }),
  )
