'use client'

import { useIsomorphicLayoutEffect } from '@sitewright/machine/react'
import { useRef, useState, type RefObject } from 'react'
import type { FormSnapshot } from '../state/snapshot.ts'

/**
 * Returns the text about a submission that failed, if the page says no word of it: a layout of its own may have no summary,
 * and leave out the field that is wrong.
 */
export function useUnsaid(
  ref: RefObject<HTMLFormElement | null>,
  { failures, message, problems }: Pick<FormSnapshot, 'failures' | 'message' | 'problems'>,
): string | undefined {
  const [unsaid, setUnsaid] = useState<number>()
  const checked = useRef<number>(undefined)
  useIsomorphicLayoutEffect(() => {
    if (!ref.current || message === undefined || checked.current === failures) return
    // Once for each: our own text is on the page then.
    checked.current = failures
    const said = textAround(ref.current)
    const isSaid = [message, ...problems.map(({ text }) => text)].some((text) => said.includes(text))
    setUnsaid(isSaid ? undefined : failures)
  }, [ref, failures, message, problems])
  return unsaid === failures ? message : undefined
}

/** The text of the page, and of the shadow root that a form may be in. */
const textAround = (form: HTMLFormElement): string =>
  `${form.getRootNode().textContent ?? ''}${form.ownerDocument.body.textContent}`
