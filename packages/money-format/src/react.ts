export { Money, type MoneyProps } from './component/money.react.tsx'
export { MoneyProvider, useMoneyFormat, type MoneyProviderProps } from './component/money-provider.react.tsx'
