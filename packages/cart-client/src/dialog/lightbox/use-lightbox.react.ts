'use client'

import { useEffect, useState } from 'react'
import { useStore } from '@sitewright/machine/react'
import { useCartClient } from '../../provider/cart-provider.react.tsx'
import { createLightbox } from './lightbox.browser.ts'
import type { LightboxState } from './lightbox.machine.ts'

/** Returns the state of a lightbox, including its opening and closing. */
export function useLightbox(isOpen: boolean): LightboxState {
  const { clock } = useCartClient()
  const [lightbox] = useState(() => createLightbox({ clock }))
  useEffect(() => lightbox.start(), [lightbox])
  useEffect(() => (isOpen ? lightbox.open() : lightbox.close()), [isOpen, lightbox])
  return useStore(lightbox)
}
