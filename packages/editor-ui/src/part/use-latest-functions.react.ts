'use client'

import { useLatest } from '@sitewright/machine/react'
import { useState } from 'react'

type Functions = Readonly<Record<PropertyKey, ((...given: readonly unknown[]) => unknown) | undefined>>

/** The props of the first render. Functions call those of the latest render, also if the first one did not have them. */
export function useLatestFunctions<Props extends object>(props: Props): Props {
  const latest = useLatest<object>(props)
  const [stable] = useState(
    () =>
      // A copy: React freezes its own, and a proxy has to answer with what is frozen.
      new Proxy(
        { ...props },
        {
          get: (first, name) => {
            const own: unknown = Reflect.get(first, name)
            const present = () => (latest.current as Functions)[name]
            const isFunction = typeof (own ?? present()) === 'function'
            return isFunction ? (...given: readonly unknown[]) => present()?.(...given) : own
          },
        },
      ),
  )
  return stable
}
