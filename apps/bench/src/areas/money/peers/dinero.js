import { dinero, toDecimal } from 'dinero.js'
import { EUR } from 'dinero.js/currencies'
import { gist } from '../prices.ts'

/** Its amounts are whole hundredths. */
const toDinero = ({ value }) => dinero({ amount: Number(value.replace('.', '')), currency: EUR })

export const list = (all) => {
  const amounts = all.map(toDinero)
  const intl = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' })
  return () => gist(amounts.map((amount) => toDecimal(amount, ({ value }) => intl.format(value))))
}
