/** Controls of a page. Those that are hidden or disabled take no focus. */
const CONTROLS = '[href], button, input, select, textarea, summary, iframe, [tabindex="0"]'

/** Gives the focus to an element. Returns false if it does not take it. */
function focusOn(element: HTMLElement): boolean {
  element.focus()
  return element.matches(':focus')
}

/**
 * Notes where the focus comes from when it enters a banner. The returned function gives it back, unless it went elsewhere
 * before: a browser takes it from what is hidden. If a keyboard was the first to enter, the next control gets it.
 */
export function watchBannerFocus(root: HTMLElement): () => void {
  let from: EventTarget | null = null
  let isByKey = false
  const note = ({ target, relatedTarget, type }: FocusEvent): void => {
    if (root.hidden || root.contains(relatedTarget as Node | null)) return
    const isEntered = type === 'focusin'
    from = isEntered ? relatedTarget : null
    isByKey = isEntered && (target as Element).matches(':focus-visible')
  }
  root.addEventListener('focusin', note)
  root.addEventListener('focusout', note)
  return () => {
    const controls = isByKey ? root.ownerDocument.querySelectorAll<HTMLElement>(CONTROLS) : []
    const next = [...controls].filter(
      (control) => root.compareDocumentPosition(control) === root.DOCUMENT_POSITION_FOLLOWING,
    )
    if (from instanceof HTMLElement) next.unshift(from)
    next.find(focusOn)
    from = null
    isByKey = false
  }
}
