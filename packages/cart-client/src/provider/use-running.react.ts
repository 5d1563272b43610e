'use client'

import { useEffect, useState } from 'react'
import type { Cleanup } from '@sitewright/machine'
import type { CartClient } from '../client/client.browser.ts'
import { useCartClient } from './cart-provider.react.tsx'

/** Runs a part of the shop while the component is mounted. It is made anew for another client of the provider, or another key. */
export function useRunning<Part extends { readonly start: () => Cleanup }>(
  create: (client: CartClient) => Part,
  key = '',
): Part {
  const client = useCartClient()
  const [made, setMade] = useState(() => ({ client, key, part: create(client) }))
  const isCurrent = made.client === client && made.key === key
  const current = isCurrent ? made : { client, key, part: create(client) }
  if (current !== made) setMade(current)
  const { part } = current
  useEffect(() => part.start(), [part])
  return part
}
