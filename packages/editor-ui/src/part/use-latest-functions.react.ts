'use client'

import { useLatest } from '@sitewright/machine/react'
import { useState } from 'react'

/**
 * The props of the first render. Each function that is one of them calls the one of the latest render, also one that the first
 * render did not have.
 */
export function useLatestFunctions<Props extends object>(props: Props): Props {
  const latest = useLatest<object>(props)
  const [stable] = useState(() => {
    const first = { ...props }
    const present = (name: string | symbol): unknown => Reflect.get(latest.current, name)
    for (const [name, value] of Object.entries(props)) {
      if (typeof value === 'function') Reflect.set(first, name, followed(name, present))
    }
    return new Proxy(first, {
      get: (own, name) => {
        const value: unknown = Reflect.get(own, name)
        const later = value === undefined && present(name)
        return typeof later === 'function' ? later : value
      },
    })
  })
  return stable
}

const followed =
  (name: string, find: (name: string) => unknown) =>
  (...given: readonly unknown[]): unknown => {
    const present = find(name)
    return typeof present === 'function' ? Reflect.apply(present, undefined, given) : undefined
  }
