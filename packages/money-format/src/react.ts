export { Money, type MoneyProps } from './money/money.react.tsx'
export { MoneyProvider, useMoneyFormat, type MoneyProviderProps } from './money/money-provider.react.tsx'
