export { Money, type MoneyProps } from './money/money.react.tsx'
export { MoneyProvider, useMoneyOptions, type MoneyProviderProps } from './money/money-provider.react.tsx'
export { useMoneyFormat } from './money/use-money-format.react.ts'
