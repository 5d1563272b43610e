import { createCarousel, type Carousel } from '../carousel/carousel.browser.ts'
import { watchImages } from '../image/image-state.browser.ts'
import { indexForKey, wrap } from '../key.browser.ts'
import type { GalleryLightbox, LightboxHost } from '../lightbox/gallery-lightbox.browser.ts'
import { galleryMessages, placeText, withTexts, type GalleryMessages } from '../messages.ts'
import type { GalleryOptions } from '../option/option.contract.ts'
import { effectiveOptions, isCarousel, readOptions, reportOnce, type Report } from '../option/option.ts'
import { styleHooks } from '../option/style-hook.ts'
import { parts } from '../part.browser.ts'
import { play } from '../player.browser.ts'
import { createRotation } from '../rotation/rotation.browser.ts'
import { markActive } from '../slide/mark-active.browser.ts'
import { listen } from './gallery-input.browser.ts'

/** Settings of `createGallery`. */
export interface GallerySettings {
  /** Options that win over those of the element's attributes. */
  readonly options?: Partial<GalleryOptions> | undefined
  /**
   * Lightbox that the option `lightbox` opens: `galleryLightbox`, or `lazyLightbox` to load it on demand. Without it, links
   * open the pictures themselves.
   */
  readonly lightbox?: ((host: LightboxHost) => GalleryLightbox) | undefined
  /** Texts that replace the English ones, by key. */
  readonly messages?: Partial<GalleryMessages> | undefined
  /** Is called once for each option that could not be used as given. */
  readonly report?: Report | undefined
}

/** A gallery whose script runs. Its element emits `GalleryEvents`. */
export interface Gallery {
  /** The element that `createGallery` was given. */
  readonly element: HTMLElement
  /** Options that apply to the gallery's design. */
  readonly options: () => GalleryOptions
  /** Number of its items now. */
  readonly length: () => number
  /** Index of the active item, from 0. */
  readonly index: () => number
  /** Makes an item active. An index past an end leads to the item at the other end. */
  readonly go: (index: number) => void
  /** Opens the lightbox. The index defaults to that of the active item. */
  readonly open: (index?: number) => void
  /** Closes the lightbox. Nothing happens if it is closed, or if there is none. */
  readonly close: () => void
  /** Starts or stops the rotation of a gallery with `autoplay`. */
  readonly rotate: (on: boolean) => void
  /** Reads the element anew. Options given here win over those given before. */
  readonly update: (options?: Partial<GalleryOptions>) => void
  /** Ends the gallery. Its markup works as it does without a script. */
  readonly destroy: () => void
}

const galleries = new WeakMap<HTMLElement, Gallery>()

/** Positions where the active slide rests, from 0 (inline start of the viewport) to 1 (inline end). */
const ALIGNMENT = { left: 0, center: 0.5, right: 1 } as const

/**
 * Starts a gallery on its markup. Called again for the same element, it returns the gallery that already runs.
 *
 * @example
 * ```ts
 * import { createGallery } from '@sitewright/gallery'
 * import { galleryLightbox } from '@sitewright/gallery/lightbox'
 * import '@sitewright/gallery/styles.css'
 *
 * for (const element of document.querySelectorAll<HTMLElement>('[data-gallery]'))
 *   createGallery(element, { lightbox: galleryLightbox })
 * ```
 */
export function createGallery(
  element: HTMLElement,
  { options: given, lightbox: createLightbox, messages, report }: GallerySettings = {},
): Gallery {
  const existing = galleries.get(element)
  if (existing) return existing
  const texts = withTexts<GalleryMessages>(galleryMessages, messages)
  const reportIssue = reportOnce((issue) => {
    try {
      report?.(issue)
    } catch (error) {
      // The page's own error, which is to cost no gallery.
      reportError(error)
    }
  })
  const whole = new AbortController()
  const { signal } = whole
  const currentOptions = (): GalleryOptions => effectiveOptions(readOptions(element, given, reportIssue))
  let options = currentOptions()
  let slides: readonly HTMLElement[] = []
  /** Addresses of the slides' pictures. A slide without one stands for itself. */
  let pictures: readonly (string | HTMLElement | undefined)[] = []
  let thumbnails: readonly HTMLElement[] = []
  let status: HTMLElement | undefined
  let index = 0
  // Visible changes are made at once, the others when the slides have come to rest.
  let marked = 0
  let announced = 0
  let carousel: Carousel | undefined
  const rotation = createRotation(element, texts, () => go(index + 1))

  function emit(name: 'change' | 'open' | 'close'): void {
    if (name === 'open') rotation.turn(false)
    element.dispatchEvent(new CustomEvent(`gallery-${name}`, { bubbles: true, detail: { index } }))
  }
  function mark(): void {
    if (marked === index) return
    markActive(slides[marked], thumbnails[marked], false)
    markActive(slides[index], thumbnails[index], true)
    marked = index
  }

  /** Marks the active slide and tells which it is: once, however many were passed on the way to it. */
  function settle(): void {
    mark()
    if (!status || announced === index) return
    announced = index
    // Slides that rotate on their own are not announced.
    status.ariaLive = rotation.isOn() ? 'off' : 'polite'
    status.textContent = placeText(texts.place, index, slides.length)
  }
  function activate(to: number): void {
    if (to === index) return
    index = to
    // Alone in view, and without a thumbnail, a slide looks the same with its mark.
    if (thumbnails[0] || options.design === 'slider') mark()
    if (!carousel) settle()
    rotation.restart()
    emit('change')
  }
  function go(to: number): void {
    if (!signal.aborted) (carousel?.go ?? activate)(wrap(to, slides.length))
  }

  const lightbox = createLightbox?.({
    element,
    messages,
    options: () => options,
    slides: () => slides,
    go,
    emit,
    signal,
  })

  function press(target: HTMLElement): boolean {
    const { part, view, video } = target.dataset
    const slide = target.closest<HTMLElement>('[data-part=slide]')
    const thumbnail = thumbnails.indexOf(target)
    if (part === 'previous') go(index - 1)
    else if (part === 'next') go(index + 1)
    else if (part === 'rotate') rotation.turn()
    else if (thumbnail >= 0) go(thumbnail)
    else if (slide && view != null && options.lightbox && lightbox)
      lightbox.open(slides.indexOf(slide), target)
    else if (slide && video) {
      play(slide, video, target.ariaLabel ?? '')
      // The next slide would take the film away.
      rotation.turn(false)
    } else return false
    return true
  }

  function key(event: KeyboardEvent): boolean {
    const to = indexForKey(event, index, slides.length - 1)
    if (!carousel || to === undefined) return false
    go(to)
    if (thumbnails.includes(event.target as HTMLElement)) thumbnails[index]?.focus()
    return true
  }

  /** Stops the rotation, and makes the slide active that has the focus. */
  function focus(target: Element): void {
    if (!carousel) return
    rotation.turn(false)
    const at = slides.findIndex((slide) => slide.contains(target))
    if (at >= 0 && at !== index) go(at)
  }

  function startCarousel(
    viewport: HTMLElement,
    scroll: ScrollBehavior | false | undefined,
    signal: AbortSignal,
  ): void {
    carousel = createCarousel({
      viewport,
      slides,
      index,
      scroll,
      alignment: ALIGNMENT[options.activeAlignment],
      onShow: activate,
      onRest: settle,
      signal,
    })
    if (!status) reportIssue({ key: 'design', given: options.design, reason: 'other-markup' })
    const buttons = parts(element, 'rotate')
    // Movement needs a button that stops it: https://www.w3.org/WAI/WCAG22/Understanding/pause-stop-hide
    if (options.autoplay && buttons[0]) rotation.begin(buttons, options.autoplayDuration * 1000, signal)
  }

  /**
   * Reads the markup, and starts what these options need. `before` is the picture that was active. Returns the controller
   * that ends it.
   */
  function start(before?: string | HTMLElement): AbortController {
    const life = new AbortController()
    // Hands the options to the style sheet.
    const { tokens, style } = styleHooks(options)
    element.dataset.look = tokens
    for (const [name, value] of Object.entries(style)) element.style.setProperty(name, value)
    slides = parts(element, 'slide')
    pictures = slides.map((slide) => (slide.querySelector('img')?.src ?? '') || slide)
    thumbnails = parts(element, 'thumb')
    status = parts(element, 'status')[0]
    // The active picture remains so, wherever it stands now.
    const from = index
    const at = pictures[index] === before ? index : pictures.indexOf(before)
    index = marked = at < 0 ? Math.max(0, Math.min(index, slides.length - 1)) : at
    // A slide that was still to be announced remains so, as `announced` is another index.
    announced += index - from
    const scroll = index === from ? carousel?.isScrolling() && 'auto' : 'instant'
    carousel = undefined
    const [viewport] = parts(element, 'viewport')
    const isMoving = isCarousel(options) && slides.length > 1
    // The style sheet shows the controls of a moving gallery only: they need the script.
    element.toggleAttribute('data-moving', isMoving)
    if (viewport && isMoving) startCarousel(viewport, scroll, life.signal)
    // All of them: whoever wrote the markup may have marked another one, or moved one that is marked.
    slides.forEach((slide, at) => markActive(slide, thumbnails[at], at === index))
    if (viewport) observer.observe(viewport, { childList: true })
    return life
  }

  function restart(): void {
    const before = pictures[index]
    life.abort()
    options = currentOptions()
    life = start(before)
    if (slides[0] && pictures[index] !== before) emit('change')
    lightbox?.update(index)
  }

  const observer = new MutationObserver(restart)
  let life = start()
  watchImages(element, texts.unavailable, signal)
  listen(element, press, key, focus, signal)
  const gallery: Gallery = {
    element,
    options: () => options,
    length: () => slides.length,
    index: () => index,
    go,
    open: (at = index) => lightbox?.open(at),
    close: () => lightbox?.close(),
    rotate: rotation.turn,
    update: (more) => {
      if (signal.aborted) return
      given = { ...given, ...more }
      restart()
    },
    destroy: () => {
      mark()
      life.abort()
      observer.disconnect()
      whole.abort()
      galleries.delete(element)
      // The markup is left as it is without a script.
      element.removeAttribute('data-moving')
      element.removeAttribute('data-rotating')
      for (const thumbnail of thumbnails) thumbnail.removeAttribute('tabindex')
    },
  }
  galleries.set(element, gallery)
  return gallery
}
