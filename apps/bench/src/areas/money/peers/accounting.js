import { formatMoney, unformat } from 'accounting-js'
import { gist } from '../prices.ts'

const german = { symbol: '€', thousand: '.', decimal: ',', format: '%v\u00a0%s' }

export const list = (all) => () => gist(all.map(({ value }) => formatMoney(Number(value), german)))

export const hundredths = (all) => () =>
  all.reduce((total, { value }) => total + Math.round(unformat(value) * 100), 0)
