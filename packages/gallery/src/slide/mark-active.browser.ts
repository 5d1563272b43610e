/** Marks a slide and its thumbnail as active, or unmarks them. Only the active thumbnail is a stop of the Tab key. */
export function markActive(
  slide: HTMLElement | undefined,
  thumbnail: HTMLElement | undefined,
  isActive: boolean,
): void {
  slide?.toggleAttribute('data-active', isActive)
  if (!thumbnail) return
  thumbnail.tabIndex = isActive ? 0 : -1
  thumbnail.ariaCurrent = isActive ? 'true' : null
  const strip = thumbnail.parentElement
  if (isActive)
    strip?.scrollTo({ left: thumbnail.offsetLeft - (strip.clientWidth - thumbnail.offsetWidth) / 2 })
}
