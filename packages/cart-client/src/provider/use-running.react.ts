'use client'

import { useEffect, useState } from 'react'
import type { Cleanup } from '@sitewright/machine'
import type { CartClient } from '../client/client.browser.ts'
import { useCartClient } from './cart-provider.react.tsx'

/** Runs a part of the shop while the component is mounted. It is made anew when the provider gets another client. */
export function useRunning<Part extends { readonly start: () => Cleanup }>(
  create: (client: CartClient) => Part,
): Part {
  const client = useCartClient()
  const [made, setMade] = useState(() => ({ client, part: create(client) }))
  const current = made.client === client ? made : { client, part: create(client) }
  if (current !== made) setMade(current)
  const { part } = current
  useEffect(() => part.start(), [part])
  return part
}
