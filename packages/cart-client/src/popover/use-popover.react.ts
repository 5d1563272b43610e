'use client'

import { useStore } from '@sitewright/machine/react'
import { createPopover, type Popover, type PopoverSnapshot } from './popover.browser.ts'
import { useRunning } from '../provider/use-running.react.ts'

/** Returns the snapshot and functions of the "added to cart" popover. */
export function usePopover(): PopoverSnapshot & Pick<Popover, 'close' | 'hold' | 'letGo'> {
  const popover = useRunning(createPopover)
  const { close, hold, letGo } = popover
  return { ...useStore(popover), close, hold, letGo }
}
