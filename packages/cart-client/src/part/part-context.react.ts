'use client'

import { createContext, useContext, type Provider } from 'react'

/** What the parts below something share: who gives it, and who takes it. Without a giver the taker says `missing`. */
export function createPartContext<Value>(
  missing: string,
): readonly [Provider<Value | undefined>, () => Value] {
  const Context = createContext<Value | undefined>(undefined)
  const usePart = (): Value => {
    const value = useContext(Context)
    if (value === undefined) throw new Error(missing)
    return value
  }
  return [Context.Provider, usePart]
}
