export { Money, type MoneyProps } from './money.tsx'
export { MoneyProvider, useMoneyOptions, type MoneyProviderProps } from './money-provider.tsx'
export { useMoneyFormat } from './use-money-format.ts'
