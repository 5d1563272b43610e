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
    const texts = [message, ...problems.map(({ text }) => text)]
    // The shadow root that the form may be in, and the page.
    const roots = [ref.current.getRootNode(), ref.current.ownerDocument.body]
    setUnsaid(roots.some((root) => shows(root, texts)) ? undefined : failures)
  }, [ref, failures, message, problems])
  return unsaid === failures ? message : undefined
}

/** Checks whether one of some texts is on the screen, and not only in a script or as a word of another text. */
function shows(root: Node, texts: readonly (string | null)[]): boolean {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { nodeValue, parentElement } = walker.currentNode
    if (texts.includes(nodeValue) && parentElement?.getClientRects().length) return true
  }
  return false
}
