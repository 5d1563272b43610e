'use client'

import { useEffect, useRef, useSyncExternalStore, type RefObject } from 'react'
import { isUntouched, controlsOf, readValue } from '../field/control.dom.ts'
import { itemsOf } from './definition.dom.ts'
import type { Form as FormStore } from './form.browser.ts'
import { goLive } from './live.dom.ts'
import { redirect } from './redirect.dom.ts'

/** Starts the form, takes what was typed or pressed before React was there, and follows redirects and page changes. */
export function useLife(
  form: FormStore,
  ref: RefObject<HTMLFormElement | null>,
  navigate: ((url: string) => void) | undefined,
): void {
  const isFromServer = useRef(useIsHydration())
  useEffect(() => {
    const element = ref.current
    if (!element) return undefined
    const stop = form.start()
    if (isFromServer.current) takeEarlyInput(element, form)
    isFromServer.current = false
    const undo = goLive(element, () => void form.submit())
    return () => {
      undo()
      stop()
    }
  }, [form, ref])
  useEffect(() => {
    const restore = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) form.restore()
    }
    window.addEventListener('pageshow', restore)
    const unsubscribe = form.notices.subscribe((notice) => {
      if (notice.kind === 'redirect') redirect(form, notice.url, { window, navigate })
    })
    return () => {
      window.removeEventListener('pageshow', restore)
      unsubscribe()
    }
  }, [form, navigate])
}

/** True in the render that takes over the markup of a server. */
const useIsHydration = (): boolean =>
  useSyncExternalStore(
    () => () => undefined,
    () => false,
    () => true,
  )

/** Takes what a visitor typed into the server's markup before React was there. Other fields keep their answers. */
function takeEarlyInput(element: HTMLFormElement, form: FormStore): void {
  for (const [id, item] of itemsOf(element)) {
    const { definition, set } = form.field(id)
    if (!controlsOf(item).every(isUntouched)) set(readValue(item, definition))
  }
}
