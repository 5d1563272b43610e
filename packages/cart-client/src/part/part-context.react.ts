'use client'

import { createContext, useContext, type Provider } from 'react'

/** Creates a context for the parts of a component: its provider, and a hook that throws `missing` outside of it. */
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
