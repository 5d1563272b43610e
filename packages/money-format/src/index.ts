// Money
export { currencies, defaultCurrency, type CurrencyCode } from './currency/currency.contract.ts'
export { fractionDigits } from './currency/currency.ts'
export { isDecimal } from './decimal/decimal.ts'
export { isMoney, priceOrZero } from './money/money.ts'
export type { Amount, DecimalValueMoney, Money, ValueMoney } from './money/money.contract.ts'
export { MoneyError, MoneyRangeError, type MoneyErrorCode, type MoneyField } from './money/money-error.ts'

// Hundredths and floats
export { fromSubunits, toFloat, toSubunits } from './subunits/subunits.ts'

// Text
export { formatMoney } from './format/format-money.ts'
export { formatCompactMoney } from './format/format-compact-money.ts'
export { directionOfMoney } from './format/direction-of-money.ts'
export { formatMoneyRange } from './format/format-money-range.ts'
export { formatMoneyToParts, type MoneyPart } from './format/format-money-to-parts.ts'
export {
  formatDecimal,
  formatPercentage,
  type DecimalOptions,
  type PercentageOptions,
} from './format/format-decimal.ts'
export type { MoneyOptions } from './format/money-pattern.ts'
export type { DigitOptions } from './decimal/digits.ts'
export type { RoundingMode } from './decimal/round.ts'
