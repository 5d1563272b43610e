import type { Money } from '@sitewright/money-format'

export interface Tea {
  readonly name: string
  readonly price: Money
}

export const teas: readonly [Tea, ...Tea[]] = [
  { name: 'Assam', price: { value: '12.50', currency: 'EUR' } },
  { name: 'Gyokuro, 1 kg', price: { value: '1234.50', currency: 'EUR' } },
  { name: 'Peppermint', price: { value: '4', currency: 'EUR' } },
]
