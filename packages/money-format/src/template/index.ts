// Money as a site's templates show it
export { formatTemplateMoney, type TemplateMoneyOptions } from './format-template-money.ts'
export { formatBookkeeperMoney } from './format-bookkeeper-money.ts'
export { regionCurrency } from '../currency/region-currency.ts'
export { priceOrNothing } from '../money/price-or-nothing.ts'

// Options as templates spell them
export { decimalOptionWords, moneyOptionWords } from './option-words.ts'
