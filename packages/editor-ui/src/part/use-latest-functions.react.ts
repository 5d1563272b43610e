'use client'

import { useLatest } from '@sitewright/machine/react'
import { useState } from 'react'

/** The props of the first render. Each function that is one of them calls the one of the latest render. */
export function useLatestFunctions<Props extends object>(props: Props): Props {
  const latest = useLatest<object>(props)
  const [stable] = useState(() => {
    const first = { ...props }
    for (const [name, value] of Object.entries(props)) {
      if (typeof value === 'function')
        Reflect.set(
          first,
          name,
          followed(name, () => latest.current),
        )
    }
    return first
  })
  return stable
}

const followed =
  (name: string, latest: () => object) =>
  (...given: readonly unknown[]): unknown => {
    const present: unknown = Reflect.get(latest(), name)
    return typeof present === 'function' ? Reflect.apply(present, undefined, given) : undefined
  }
