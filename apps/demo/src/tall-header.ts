/** Share of the window's height that a header may cover while the page scrolls below it. */
const SHARE = 0.25

/**
 * Marks a header that would cover much of the window, as one with many links or in large text: it scrolls away with the
 * page. Neither its links nor their letters can tell, because both the window and the text may have any size.
 */
export function watchHeader(header: HTMLElement): void {
  const measure = () => {
    // On a phone, the first row of links stays above the window.
    const shift = Math.min(0, Number.parseFloat(getComputedStyle(header).insetBlockStart) || 0)
    header.toggleAttribute('data-tall', header.offsetHeight + shift > innerHeight * SHARE)
  }
  new ResizeObserver(measure).observe(header)
  addEventListener('resize', measure)
}
