'use client'

import { useEffect, useState } from 'react'
import { createPopover, type Popover, type PopoverSnapshot } from '../browser/popover.ts'
import { useCartClient } from './cart-provider.tsx'
import { useStore } from './use-store.ts'

/** The popover that tells what was added: what it shows, and what can be done to it. */
export function usePopover(): PopoverSnapshot & Pick<Popover, 'close' | 'hold' | 'letGo'> {
  const client = useCartClient()
  const [popover] = useState(() => createPopover(client))
  useEffect(() => popover.start(), [popover])
  const { close, hold, letGo } = popover
  return { ...useStore(popover), close, hold, letGo }
}
