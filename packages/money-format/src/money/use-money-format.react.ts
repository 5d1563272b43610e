'use client'

import { useCallback } from 'react'
import type { Money } from './money.contract.ts'
import { formatMoney } from '../format/format-money.ts'
import type { MoneyOptions } from '../format/money-options.ts'
import { useMoneyOptions } from './money-provider.react.tsx'

/** Formats money as the nearest provider says, for labels and messages. Options of a call go before the provider's. */
export function useMoneyFormat(): (money: Money, options?: MoneyOptions) => string {
  const provided = useMoneyOptions()
  return useCallback(
    (money, options) => formatMoney(money, options ? { ...provided, ...options } : provided),
    [provided],
  )
}
