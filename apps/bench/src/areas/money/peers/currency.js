import currency from 'currency.js'
import { gist } from '../prices.ts'

const german = {
  symbol: '€',
  separator: '.',
  decimal: ',',
  pattern: '#\u00a0!',
  negativePattern: '-#\u00a0!',
}

export const list = (all) => () => gist(all.map(({ value }) => currency(Number(value), german).format()))

export const hundredths = (all) => () => all.reduce((total, { value }) => total + currency(value).intValue, 0)
