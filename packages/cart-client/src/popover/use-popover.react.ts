'use client'

import { useEffect, useState } from 'react'
import { useStore } from '@sitewright/machine/react'
import { createPopover, type Popover, type PopoverSnapshot } from './popover.browser.ts'
import { useCartClient } from '../provider/cart-provider.react.tsx'

/** Returns the snapshot and functions of the "added to cart" popover. */
export function usePopover(): PopoverSnapshot & Pick<Popover, 'close' | 'hold' | 'letGo'> {
  const client = useCartClient()
  const [popover] = useState(() => createPopover(client))
  useEffect(() => popover.start(), [popover])
  const { close, hold, letGo } = popover
  return { ...useStore(popover), close, hold, letGo }
}
