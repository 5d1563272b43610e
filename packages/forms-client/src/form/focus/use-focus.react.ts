'use client'

import { useIsomorphicLayoutEffect } from '@sitewright/machine/react'
import { useRef, type RefObject } from 'react'
import { itemsOf } from '../../definition/item.dom.ts'
import { focusItem } from '../../control/focus.dom.ts'
import type { FormSnapshot } from '../../state/snapshot.ts'
import { focusAfterFailure, type FocusTarget } from './focus.ts'

/** Moves the focus to the first of some fields in the document. Returns false if none of them is there. */
export function focusFirst(form: HTMLFormElement | null, ids: readonly string[]): boolean {
  const found = form && [...itemsOf(form)].find(([id]) => ids.includes(id))
  return found ? focusItem(found[1]) : false
}

/** Moves the focus after each submission that failed: to the first wrong field, or to the summary. */
export function useFocusAfterFailure(
  ref: RefObject<HTMLFormElement | null>,
  { failures, problems }: Pick<FormSnapshot, 'failures' | 'problems'>,
  focus: FocusTarget,
): void {
  const handled = useRef(failures)
  useIsomorphicLayoutEffect(() => {
    const form = ref.current
    if (!form || failures === handled.current) return
    handled.current = failures
    const target = focusAfterFailure(focus, { problems })
    if (target === 'none') return
    const focusField = (): boolean =>
      focusFirst(
        form,
        problems.map(({ id }) => id),
      )
    if (target === 'first-field' && focusField()) return
    // A layout of one's own may have no summary.
    const summary = form.querySelector<HTMLElement>('[data-form="summary"]')
    if (summary) summary.focus()
    else focusField()
  }, [ref, failures, problems, focus])
}
