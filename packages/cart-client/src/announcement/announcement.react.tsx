'use client'

import { useEffect, useMemo, type ReactNode } from 'react'
import { useStore } from '@sitewright/machine/react'
import type { CartClient } from '../client/client.browser.ts'
import { createAnnouncements } from './announcement.browser.ts'
import { connectAnnouncement } from './announcement.connect.ts'

/** The one region of a page that announces changes of the cart. */
export function LiveRegion({ client }: { readonly client: CartClient }): ReactNode {
  const announcements = useMemo(() => createAnnouncements(client), [client])
  useEffect(() => announcements.start(), [announcements])
  return <div {...connectAnnouncement(useStore(announcements))} />
}
