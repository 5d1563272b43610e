import { useMachine } from '@sitewright/machine/react'
import { useEffect, useState } from 'react'
import { lockScroll } from '../browser/scroll-lock.ts'
import { lightbox, stillLightbox, type LightboxState } from '../core/lightbox.ts'
import { useCartClient } from './cart-provider.tsx'

/** Where a lightbox is while it opens and closes. The page does not scroll behind it. */
export function useLightbox(isOpen: boolean): LightboxState {
  const { clock } = useCartClient()
  const [table] = useState(() => (wantsLessMotion() ? stillLightbox : lightbox))
  const { state, send } = useMachine(table, { clock })
  useEffect(() => send(isOpen ? 'open' : 'close'), [isOpen, send])
  const isShown = state !== 'closed'
  useEffect(() => (isShown ? lockScroll(document) : undefined), [isShown])
  return state
}

// Both tables begin closed, so it does not matter that a server cannot know.
const wantsLessMotion = (): boolean =>
  typeof window !== 'undefined' && window.matchMedia('(prefers-reduced-motion: reduce)').matches
