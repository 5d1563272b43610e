import { inlineDirection } from '../key.browser.ts'
import { createReach } from './reach.browser.ts'
import { createRest } from './rest.browser.ts'

interface CarouselSettings {
  /** Element that scrolls the slides sideways. */
  readonly viewport: HTMLElement
  readonly slides: readonly HTMLElement[]
  /** Index of the active slide until scrolling makes another one active. */
  readonly index: number
  /**
   * Scrolls to the active slide: `instant` if others were added or removed before it, `auto` to go on with a scroll that was
   * under way. Until a scroll to the active slide ends, or a visitor takes over, its position does not change that slide.
   */
  readonly scroll: ScrollBehavior | false | undefined
  /** Resting position of the active slide, from 0 (inline start of the viewport) to 1 (inline end). */
  readonly alignment: number
  readonly onShow: (index: number) => void
  /** Is called when the slides have come to rest. */
  readonly onRest: () => void
  readonly signal: AbortSignal
}

/** Slides that scroll sideways. */
export interface Carousel {
  /** Scrolls to a slide. */
  readonly go: (index: number) => void
  /** Is a scroll to the active slide under way that no visitor has taken over? */
  readonly isScrolling: () => boolean
}

/** Slides farther away than this are jumped to: a smooth scroll would load every picture that it passes. */
const MAX_SMOOTH_DISTANCE = 3

/** Lengths that are read of elements are rounded to whole px: three of them add up to a position. */
const ROUNDING = 2

/**
 * Makes the slide active that a visitor scrolls to. The cost of a slide change does not depend on the number of slides: only
 * those that come into view or leave it are touched. Positions are those of `scrollLeft`, in px of the viewport's own: an
 * ancestor may be scaled.
 */
export function createCarousel({
  viewport,
  slides,
  index,
  scroll,
  alignment,
  onShow,
  onRest,
  signal,
}: CarouselSettings): Carousel {
  let isScrolling = !!scroll
  const direction = inlineDirection(viewport)
  const share = direction > 0 ? alignment : 1 - alignment
  const reach = createReach(viewport, slides, signal)
  const rest = createRest(() => {
    const before = viewport.scrollLeft
    if (isScrolling) jump()
    // A smooth scroll that was under way can carry a jump past its end: it is looked at again once that has ended.
    isScrolling &&= viewport.scrollLeft !== before
    reach(index)
    onRest()
  }, signal)

  const maxScroll = (): number => viewport.scrollWidth - viewport.clientWidth
  /** Position at which a slide would rest if the ends did not matter. */
  function position(at: number): number {
    const slide = slides[at]
    return slide ? slide.offsetLeft + (slide.offsetWidth - viewport.clientWidth) * share : Infinity
  }
  const distance = (at: number): number => Math.abs(position(at) - viewport.scrollLeft)
  /** Does a slide rest, as far as the ends allow? */
  function isAtRest(at: number): boolean {
    const scrolled = Math.abs(viewport.scrollLeft)
    // From the inline start, where it is not before the first place nor after the last.
    const wanted = Math.max(0, Math.min(maxScroll(), position(at) * direction))
    return Math.abs(wanted - scrolled) <= ROUNDING
  }
  function scrollTo(to: number, behavior: ScrollBehavior): void {
    viewport.scrollTo({ left: position(to), behavior })
  }

  function jump(): void {
    if (!isAtRest(index)) scrollTo(index, 'instant')
  }
  function activate(to: number): void {
    if (to === index) return
    index = to
    onShow(index)
  }

  function slideAtRest(hasScrolled: boolean): number {
    const scrolled = Math.abs(viewport.scrollLeft)
    // Several slides may rest at an end: a visitor who scrolls there means the outermost.
    if (hasScrolled && scrolled < 1) return 0
    if (hasScrolled && scrolled > maxScroll() - 1) return slides.length - 1
    let at = index
    if (!isAtRest(index)) {
      while (distance(at + 1) < distance(at)) at++
      while (distance(at - 1) < distance(at)) at--
    }
    return at
  }

  function follow(event?: Event): void {
    if (isScrolling) {
      rest.later()
      return
    }
    activate(slideAtRest(!!event))
    rest.now()
  }

  viewport.addEventListener('scroll', follow, { signal })
  for (const type of ['pointerdown', 'wheel', 'touchstart']) {
    viewport.addEventListener(type, () => (isScrolling = false), { signal, passive: true })
  }
  if (scroll) scrollTo(index, scroll)
  follow()

  let width = viewport.clientWidth
  // A gallery that is hidden at first, for example in a tab, cannot scroll to its active slide before it is shown.
  const observer = new ResizeObserver(() => {
    if (width === viewport.clientWidth) return
    width = viewport.clientWidth
    jump()
    reach(index)
  })
  observer.observe(viewport)
  // A gallery that is moved in the page, as a block in an editor, begins at its first slide again, without an event.
  const moves = new IntersectionObserver(
    () => {
      if (isScrolling || viewport.scrollLeft || isAtRest(index)) return
      jump()
      reach(index)
    },
    { root: viewport, threshold: [0, 0.5, 1] },
  )
  if (slides[0]) moves.observe(slides[0])
  signal.addEventListener('abort', () => {
    observer.disconnect()
    moves.disconnect()
  })

  function go(next: number): void {
    isScrolling = true
    // Measured before the slide is marked as active, which invalidates the layout.
    scrollTo(next, Math.abs(next - index) > MAX_SMOOTH_DISTANCE ? 'instant' : 'auto')
    // A jump is over at once: all that follows from it is drawn in its frame, unless others came just before it.
    const isOver = rest.later() && isAtRest(next)
    if (isOver) reach(next)
    activate(next)
    // A listener may have removed the gallery.
    if (isOver && !signal.aborted) onRest()
  }
  return { go, isScrolling: () => isScrolling }
}
