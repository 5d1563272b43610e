/**
 * Notes where the focus comes from when it enters a banner. The returned function gives it back, unless it went elsewhere
 * before: a browser takes it from what is hidden.
 */
export function watchBannerFocus(root: HTMLElement): () => void {
  let from: EventTarget | null = null
  const note = ({ relatedTarget, type }: FocusEvent): void => {
    if (!root.hidden && !root.contains(relatedTarget as Node | null))
      from = type === 'focusin' ? relatedTarget : null
  }
  root.addEventListener('focusin', note)
  root.addEventListener('focusout', note)
  return () => {
    if (from instanceof HTMLElement) from.focus()
    from = null
  }
}
