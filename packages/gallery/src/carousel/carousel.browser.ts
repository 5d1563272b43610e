import { stopPlaying } from '../player.browser.ts'
import { inlineDirection, wrap } from '../key.browser.ts'

/** What a carousel moves, and who hears of it. */
interface CarouselParts {
  readonly viewport: HTMLElement
  readonly slides: readonly HTMLElement[]
  /** The slide that is the active one until scrolling tells otherwise. */
  readonly index: number
  /** Where the active slide rests: 0 where reading begins, 1 where it ends. */
  readonly rest: number
  readonly onShow: (index: number) => void
  readonly signal: AbortSignal
}

/** How many slides away a slide may be to be scrolled to, not jumped to: pictures flown past would all be loaded. */
const NEAR = 3

/**
 * Follows the scrolling of a viewport, and returns what scrolls it to a slide; past an end, to the one at the other end.
 * What a slide change costs does not depend on how many slides there are: only those that come into view or leave it
 * are touched.
 */
export function createCarousel(parts: CarouselParts): (index: number) => void {
  const { viewport, slides, rest, onShow, signal } = parts
  const direction = inlineDirection(viewport)
  const part = direction > 0 ? rest : 1 - rest
  let { index } = parts
  // The active slide is being scrolled to: until it is there, or a visitor takes over, scrolling tells nothing new.
  let isHeading = false
  let isThere = true
  let reached: readonly HTMLElement[] = []

  /** How far (px) it can be scrolled from where reading begins. */
  const range = (): number => viewport.scrollWidth - viewport.clientWidth

  /** How far to the right (px) a slide is from where the active one rests. */
  function offset(at: number): number {
    const line = (element: Element): number => {
      const { left, width } = element.getBoundingClientRect()
      return left + width * part
    }
    const slide = slides[at]
    return slide ? line(slide) - line(viewport) : Infinity
  }
  const distance = (at: number): number => Math.abs(offset(at))

  /** How far to the right has to be scrolled for a slide to rest: at the ends, as far as there is something to see. */
  function way(to: number): number {
    const { scrollLeft } = viewport
    const left = (scrollLeft + offset(to)) * direction
    return Math.max(0, Math.min(range(), left)) * direction - scrollLeft
  }
  const head = (to: number, behavior: ScrollBehavior): void =>
    viewport.scrollTo({ left: viewport.scrollLeft + way(to), behavior })

  function activate(to: number): void {
    if (to === index) return
    index = to
    onShow(index)
  }

  /** Lets visitors reach the slides in view, and no others. */
  function reveal(): void {
    const view = viewport.getBoundingClientRect()
    const next = slides.slice(index, index + 1)
    for (const way of [1, -1]) {
      for (let at = index + way, slide; (slide = slides[at]); at += way) {
        const { left, right } = slide.getBoundingClientRect()
        if (right < view.left + 1 || left > view.right - 1) break
        next.push(slide)
      }
    }
    for (const slide of reached) {
      if (next.includes(slide)) continue
      // Focus would be lost with the slide.
      if (slide.contains(document.activeElement)) viewport.focus({ preventScroll: true })
      slide.inert = true
      stopPlaying(slide)
    }
    for (const slide of next) slide.inert = false
    reached = next
  }

  function follow(event?: Event): void {
    if (!isHeading) {
      let to = index
      const left = Math.abs(viewport.scrollLeft)
      // Several slides may rest at an end: a visitor who scrolls there means the last of them.
      if (event && left < 1) to = 0
      else if (event && left > range() - 1) to = slides.length - 1
      else if (Math.abs(way(index)) > 1) {
        while (distance(to + 1) < distance(to)) to++
        while (distance(to - 1) < distance(to)) to--
      }
      activate(to)
    }
    // Measured before `inert` changes: the browser would have to work out all styles again.
    isThere = Math.abs(way(index)) <= 1
    reveal()
  }

  viewport.addEventListener('scroll', follow, { signal })
  // A smooth scroll that was under way can carry a jump past its end.
  viewport.addEventListener(
    'scrollend',
    () => {
      if (isHeading && !isThere) head(index, 'instant')
      else isHeading = false
    },
    { signal },
  )
  for (const taken of ['pointerdown', 'wheel', 'touchstart']) {
    viewport.addEventListener(taken, () => (isHeading = false), { signal, passive: true })
  }
  for (const slide of slides) slide.inert = true
  signal.onabort = () => {
    for (const slide of slides) slide.inert = false
  }
  follow()

  return (to) => {
    const next = wrap(to, slides.length)
    isHeading = true
    // Measured before anything is marked: what has changed would have to be laid out first.
    head(next, Math.abs(next - index) > NEAR ? 'instant' : 'auto')
    activate(next)
  }
}
