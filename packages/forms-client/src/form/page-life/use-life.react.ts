'use client'

import { useEffect, useRef, useSyncExternalStore, type RefObject } from 'react'
import type { FieldValues } from '../../kind/field.ts'
import {
  controlsOf,
  isUntouched,
  readValue,
  showsOther,
  type ControlElement,
} from '../../control/control.dom.ts'
import { keepName } from '../../control/name.dom.ts'
import { announce } from '../success/announce.dom.ts'
import { itemsOf } from '../../definition/item.dom.ts'
import { focusFirst } from '../focus/use-focus.react.ts'
import type { FormFailure } from '../../failure/failure.ts'
import type { Form as FormStore } from '../../engine/form.browser.ts'
import { goLive, handOverPress, setElement } from '../early-press/live.dom.ts'
import { pressForm } from '../press/press.dom.ts'
import { redirect } from '../../redirect/redirect.dom.ts'

/** Handlers of a page for the events of a form. */
export interface LifeHandlers {
  readonly navigate?: ((url: string) => unknown) | undefined
  readonly onSuccess?: ((values: Partial<FieldValues>) => void) | undefined
  readonly onFailure?: ((failure: FormFailure) => void) | undefined
}

/**
 * Starts the form, takes what was typed or pressed before React was there, and follows its events and page changes.
 * `early` is the form in the markup of a server, as it was when React began: React replaces it where its own markup differs.
 */
export function useLife(
  form: FormStore,
  ref: RefObject<HTMLFormElement | null>,
  early: HTMLFormElement | null,
  { navigate, onSuccess, onFailure }: LifeHandlers,
): void {
  const isFromServer = useRef(useIsHydration())
  const replaced = useRef(early)
  useEffect(() => {
    const element = ref.current
    if (!element) return undefined
    setElement(form, element)
    const stop = form.start()
    if (isFromServer.current) takeEarlyInput(element, form)
    else if (replaced.current && !replaced.current.isConnected) {
      takeEarlyInput(replaced.current, form)
      handOverPress(replaced.current, element)
    }
    isFromServer.current = false
    replaced.current = null
    const unfollow = form.captcha?.follow?.(element)
    const cleanup = goLive(element, (button) => pressForm(form, element, button))
    // Before any listener of the page, such as a queue, which reads the answers of the press too.
    const unsubscribe = form.notices.subscribe((notice) => {
      if (notice.kind === 'transition' && notice.to === 'validating') readUnannounced(element, form)
    })
    const restore = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) form.restore()
    }
    element.addEventListener('input', keepName)
    window.addEventListener('pageshow', restore)
    return () => {
      element.removeEventListener('input', keepName)
      window.removeEventListener('pageshow', restore)
      unsubscribe()
      unfollow?.()
      cleanup()
      stop()
    }
  }, [form, ref])
  useEffect(
    () =>
      form.notices.subscribe((notice) => {
        if (notice.kind === 'redirect') redirect(form, notice.url, { window, navigate })
        else if (notice.kind === 'submit-success') {
          if (ref.current) announce(ref.current, form.definition, notice)
          onSuccess?.(notice.values)
        } else if (notice.kind === 'failure' && notice.failure.kind !== 'aborted') onFailure?.(notice.failure)
        else if (notice.kind === 'focus') focusFirst(ref.current, [notice.id])
      }),
    [form, ref, navigate, onSuccess, onFailure],
  )
}

/** True in the render that takes over the markup of a server. */
const useIsHydration = (): boolean =>
  useSyncExternalStore(
    () => () => undefined,
    () => false,
    () => true,
  )

/** Items of the fields of a form: a page may have given the attribute to other elements in it. */
const ownItems = (element: HTMLFormElement, { definition }: FormStore) =>
  [...itemsOf(element)].filter(([id]) => definition.fields.some((field) => field.id === id))

/** Takes what a visitor typed into the server's markup before React was there. Other fields keep their answers. */
function takeEarlyInput(element: HTMLFormElement, form: FormStore): void {
  for (const [id, item] of ownItems(element, form)) {
    const { definition, set } = form.field(id)
    if (!controlsOf(item).every(isUntouched)) set(readValue(item, definition))
  }
}

/** Takes what scripts and password managers wrote into controls without an event. */
function readUnannounced(element: HTMLFormElement, form: FormStore): void {
  for (const [id, item] of ownItems(element, form)) {
    const { definition, snapshot, set } = form.field(id)
    const { value } = snapshot()
    const texts = typeof value === 'string' ? [value] : Object.values(value)
    const controls = controlsOf(item).filter((control) => control.matches('[data-form="control"]'))
    // A control that is as React has drawn it may be behind: an answer that the page has set is drawn later.
    const isOther = (control: ControlElement, index: number): boolean =>
      !isUntouched(control) && showsOther(control, texts[index] ?? '')
    if (controls.some(isOther)) {
      set(readValue(item, definition))
    }
  }
}
