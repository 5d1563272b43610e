'use client'

import { useEffect, useState, type ReactNode } from 'react'
import type { CartClient } from '../client/client.browser.ts'
import { whenSpoken } from './announcement.browser.ts'

/** The one place of a page where a cart speaks, politely. */
export function LiveRegion({ client }: { readonly client: CartClient }): ReactNode {
  const [text, setText] = useState('')
  useEffect(() => whenSpoken(client, setText), [client])
  return (
    <div role="status" aria-live="polite" data-cart="spoken">
      {text}
    </div>
  )
}
