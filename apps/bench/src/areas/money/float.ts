import type { Work } from '../../area.ts'
import type { Price } from './prices.ts'

/** The usual first attempt. It is right for these prices, and wrong for 1.005. */
export const hundredths: Work<readonly Price[], number> = (all) => () =>
  all.reduce((total, { value }) => total + Math.round(Number(value) * 100), 0)
