'use client'

import { createContext, useCallback, useContext, useMemo, type ReactNode } from 'react'
import { formatMoney } from '../format/format-money.ts'
import type { MoneyOptions } from '../format/money-pattern.ts'
import { withDefaults } from '../messages.ts'
import type { Money } from '../money/money.contract.ts'

const MoneyContext = createContext<MoneyOptions>({})

/** Options for the money in a tree, and the tree. */
export interface MoneyProviderProps extends MoneyOptions {
  /** Tree whose money gets these options. */
  readonly children?: ReactNode
}

/**
 * Sets options for all money below it. A nested provider overrides the options it names.
 *
 * @example
 * ```tsx
 * <MoneyProvider locale="de-DE">
 *   <Money value={{ value: '1234.5', currency: 'EUR' }} />
 * </MoneyProvider>
 * ```
 */
export function MoneyProvider({ children, ...options }: MoneyProviderProps): ReactNode {
  const outer = useContext(MoneyContext)
  // Options are plain texts and numbers, so that equal options have equal JSON.
  const json = JSON.stringify(options)
  const value = useMemo(() => ({ ...outer, ...(JSON.parse(json) as MoneyOptions) }), [outer, json])
  return <MoneyContext.Provider value={value}>{children}</MoneyContext.Provider>
}

/** Options of the nearest provider. */
export function useMoneyOptions(): MoneyOptions {
  return useContext(MoneyContext)
}

/**
 * Returns `formatMoney` with the options of the nearest provider. Options of a call override them.
 *
 * @example
 * ```tsx
 * import { useMoneyFormat } from '@sitewright/money-format/react'
 *
 * export function Total({ cents }: { readonly cents: number }) {
 *   const format = useMoneyFormat()
 *   return <output>{format({ value: cents / 100, currency: 'EUR' })}</output>
 * }
 * ```
 */
export function useMoneyFormat(): (money: Money, options?: MoneyOptions) => string {
  const provided = useMoneyOptions()
  return useCallback((money, options) => formatMoney(money, withDefaults(provided, options)), [provided])
}
