'use client'

import { createRunner } from '@sitewright/machine'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { lockScroll } from './scroll-lock.dom.ts'
import { lightbox, stillLightbox, type LightboxState } from './lightbox.machine.ts'
import { useCartClient } from '../client/cart-provider.react.tsx'

/** Where a lightbox is while it opens and closes. The page does not scroll behind it. */
export function useLightbox(isOpen: boolean): LightboxState {
  const { clock } = useCartClient()
  const [{ start, stop, send, state, subscribe }] = useState(() =>
    createRunner(wantsLessMotion() ? stillLightbox : lightbox, { clock }),
  )
  const shown = useSyncExternalStore(subscribe, state, state)
  useEffect(() => {
    start()
    return stop
  }, [start, stop])
  useEffect(() => send(isOpen ? 'open' : 'close'), [isOpen, send])
  const isShown = shown !== 'closed'
  useEffect(() => (isShown ? lockScroll(document) : undefined), [isShown])
  return shown
}

// Both tables begin closed, so it does not matter that a server cannot know.
const wantsLessMotion = (): boolean =>
  typeof window !== 'undefined' && window.matchMedia('(prefers-reduced-motion: reduce)').matches
