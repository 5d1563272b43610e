'use client'

import { useEffect, useState, type ReactNode } from 'react'
import type { CartClient } from '../client/client.browser.ts'
import { announceOnce, createAnnouncements } from './announcement.browser.ts'
import { connectAnnouncement } from './announcement.connect.ts'

/** The region that announces changes of the cart, unless another one of the page does. */
export function LiveRegion({ client }: { readonly client: CartClient }): ReactNode {
  const [text, setText] = useState('')
  useEffect(
    () =>
      announceOnce(client, () => {
        const { snapshot, subscribe, start } = createAnnouncements(client)
        subscribe(() => setText(snapshot()))
        return start()
      }),
    [client],
  )
  return <div {...connectAnnouncement(text)} />
}
