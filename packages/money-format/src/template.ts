// Money as a site's templates show it
export { formatTemplateMoney, type TemplateMoneyOptions } from './core/format-template-money.ts'
export { formatBookkeeperMoney } from './core/format-bookkeeper-money.ts'
export { regionCurrency } from './core/region-currency.ts'
export { priceOrNothing } from './core/price-or-nothing.ts'

// Options as templates spell them
export { decimalOptionWords, moneyOptionWords } from './core/option-words.ts'
