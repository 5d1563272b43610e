'use client'

import { createContext, useContext, useMemo, type ReactNode } from 'react'
import type { MoneyOptions } from '../format/money-options.ts'

const MoneyContext = createContext<MoneyOptions>({})

/** How money is shown in a tree, and what the tree is. */
export interface MoneyProviderProps extends MoneyOptions {
  readonly children?: ReactNode
}

/** Says how money is shown below it. One inside another changes what it names, and keeps the rest. */
export function MoneyProvider({ children, ...options }: MoneyProviderProps): ReactNode {
  const outer = useContext(MoneyContext)
  // Options are plain words and numbers, so their text tells whether anything has changed.
  const changes = JSON.stringify(options)
  const value = useMemo(() => ({ ...outer, ...(JSON.parse(changes) as MoneyOptions) }), [outer, changes])
  return <MoneyContext.Provider value={value}>{children}</MoneyContext.Provider>
}

/** How money is shown here. */
export function useMoneyOptions(): MoneyOptions {
  return useContext(MoneyContext)
}
