/** Notes where the focus comes from when it enters a banner. The returned function gives it back if the banner has it. */
export function watchBannerFocus(root: HTMLElement): () => void {
  let from: EventTarget | null = null
  root.addEventListener('focusin', ({ relatedTarget }) => {
    if (!root.contains(relatedTarget as Node | null)) from = relatedTarget
  })
  return () => {
    if (root.contains(root.ownerDocument.activeElement) && from instanceof HTMLElement) from.focus()
  }
}
