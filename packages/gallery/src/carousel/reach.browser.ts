import { stopPlaying } from '../player.browser.ts'

/**
 * Makes slides inert while they are out of view: neither the Tab key nor a screen reader reaches them. Returns a function
 * to call after scrolling. It measures the active slide's neighbours only, as far as they are in view.
 */
export function createReach(
  viewport: HTMLElement,
  slides: readonly HTMLElement[],
  signal: AbortSignal,
): (index: number) => void {
  let reachable: readonly HTMLElement[] | undefined

  function slidesInView(index: number): HTMLElement[] {
    const view = viewport.getBoundingClientRect()
    const found = slides.slice(index, index + 1)
    for (const step of [1, -1]) {
      for (let at = index + step, slide; (slide = slides[at]); at += step) {
        const { left, right } = slide.getBoundingClientRect()
        if (right < view.left + 1 || left > view.right - 1) break
        found.push(slide)
      }
    }
    return found
  }

  signal.onabort = () => {
    for (const slide of slides) slide.inert = false
  }
  return (index) => {
    // Measured before a slide becomes inert: the page is laid out once.
    const next = slidesInView(index)
    for (const slide of reachable ?? slides) {
      if (next.includes(slide)) continue
      // A slide that becomes inert would drop the focus on the page's body.
      if (slide.matches(':focus-within')) viewport.focus({ preventScroll: true })
      slide.inert = true
      stopPlaying(slide)
    }
    for (const slide of next) slide.inert = false
    reachable = next
  }
}
