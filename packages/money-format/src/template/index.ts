export { regionCurrency } from '../currency/region-currency.ts'
export { priceOrZero } from '../money/money.ts'
export { formatTemplateMoney, type TemplateMoneyOptions } from './format-template-money.ts'
