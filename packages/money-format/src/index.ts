// Money
export { currencies, defaultCurrency, type CurrencyCode } from './contract/currency.ts'
export type { Amount, DecimalValueMoney, Money, ValueMoney } from './contract/money.ts'
export { isMoney } from './core/amount.ts'
export { priceOrNothing } from './core/price-or-nothing.ts'
export { fractionDigits } from './core/currency.ts'
export { isDecimal } from './core/decimal.ts'
export { MoneyError, MoneyRangeError, type MoneyErrorCode, type MoneyField } from './core/money-error.ts'

// Hundredths and floats
export { fromSubunits, toFloat, toSubunits } from './core/subunits.ts'

// Text
export { formatMoney } from './core/format-money.ts'
export { formatCompactMoney } from './core/format-compact-money.ts'
export { formatMoneyRange } from './core/format-money-range.ts'
export { formatMoneyToParts, type MoneyPart } from './core/format-money-to-parts.ts'
export { formatLegacyMoney } from './core/format-legacy-money.ts'
export { formatDecimal, type DecimalOptions } from './core/format-decimal.ts'
export { formatPercentage, type PercentageOptions } from './core/format-percentage.ts'
export type { MoneyOptions } from './core/money-options.ts'
export type { DigitOptions } from './core/digits.ts'
export type { RoundingMode } from './core/round.ts'
