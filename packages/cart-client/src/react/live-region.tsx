'use client'

import { useEffect, useState, type ReactNode } from 'react'
import type { CartClient } from '../browser/client.ts'
import { whenSpoken } from '../browser/spoken.ts'

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
