import type { GalleryOptions } from '../option/option.contract.ts'
import { safeAddress } from '../address.ts'
import { isCarousel, look } from '../option/style-hook.ts'
import { galleryMessages, placeText, type GalleryMessages } from '../messages.ts'
import { effectiveOptions, type OptionIssue, type Report } from '../option/option.ts'
import { createCarousel } from '../carousel/carousel.browser.ts'
import type { GalleryLightbox, LightboxHost } from '../lightbox/gallery-lightbox.browser.ts'
import { watchImages } from '../image/image-state.browser.ts'
import { reducedMotion } from '../motion.browser.ts'
import { play } from '../player.browser.ts'
import { readOptions } from '../option/read-options.browser.ts'
import { createRotation, type Rotation } from '../rotation/rotation.browser.ts'
import { indexForKey, isForField, isModified, wrap } from '../key.browser.ts'

export interface GallerySettings {
  /** Win over what the element's attributes say. */
  readonly options?: Partial<GalleryOptions> | undefined
  /**
   * What the option `lightbox` opens: `galleryLightbox`, or `lazyLightbox` to have it loaded on demand. Without it, links
   * open the pictures themselves.
   */
  readonly lightbox?: ((host: LightboxHost) => GalleryLightbox) | undefined
  readonly messages?: Partial<GalleryMessages> | undefined
  /** Is called once for each option that could not be taken as given. */
  readonly report?: Report | undefined
}

/** A gallery that lives. Its element emits `GalleryEvents`. */
export interface Gallery {
  readonly element: HTMLElement
  /** The options that count for its design. */
  readonly options: () => GalleryOptions
  readonly length: () => number
  /** Which item is the active one, from 0. */
  readonly index: () => number
  /** Makes an item the active one; past an end, the one at the other end. */
  readonly go: (index: number) => void
  /** Opens the lightbox, on the active item unless told otherwise. */
  readonly open: (index?: number) => void
  readonly close: () => void
  /** Begins or ends the rotation of a gallery with `autoplay`. */
  readonly rotate: (on: boolean) => void
  /** Reads the element anew. Options given here win over those given before. */
  readonly update: (options?: Partial<GalleryOptions>) => void
  /** Ends it: the markup works as it does without a script. */
  readonly destroy: () => void
}

const living = new WeakMap<HTMLElement, Gallery>()
const REST = { left: 0, center: 0.5, right: 1 } as const

/** Brings the markup of a gallery to life. Asked a second time, it answers with the gallery that lives there. */
export function createGallery(
  element: HTMLElement,
  { options: given, lightbox: withLightbox, messages, report }: GallerySettings = {},
): Gallery {
  const known = living.get(element)
  if (known) return known
  const texts = { ...galleryMessages, ...messages }
  const whole = new AbortController()
  const { signal } = whole
  let life: AbortController
  let options: GalleryOptions
  let slides: HTMLElement[]
  let thumbs: HTMLElement[]
  // Looked up once: it stands behind all slides.
  let status: HTMLElement | undefined
  let index = 0
  let isOn = !reducedMotion().matches
  let scroll: ((to: number) => void) | undefined
  let rotation: Rotation | undefined
  const reported: OptionIssue[] = []

  const find = (name: string): HTMLElement[] => [
    ...element.querySelectorAll<HTMLElement>(`[data-part=${name}]`),
  ]
  const emit = (what: 'change' | 'open' | 'close'): void => {
    element.dispatchEvent(new CustomEvent(`gallery-${what}`, { bubbles: true, detail: { index } }))
  }

  /** Reports an issue, unless it was reported before. */
  function reportOnce(issue: OptionIssue): void {
    if (reported.some(({ key, given: before }) => key === issue.key && before === issue.given)) return
    reported.push(issue)
    report?.(issue)
  }

  /** Marks the active slide and its thumbnail: the one thumbnail that the Tab key stops at. */
  function mark(isActive: boolean): void {
    slides[index]?.toggleAttribute('data-active', isActive)
    const thumb = thumbs[index]
    if (!thumb) return
    thumb.tabIndex = isActive ? 0 : -1
    thumb.ariaCurrent = isActive ? 'true' : null
    const strip = thumb.parentElement
    if (isActive) strip?.scrollTo({ left: thumb.offsetLeft - (strip.clientWidth - thumb.offsetWidth) / 2 })
  }

  function activate(to: number): void {
    if (to === index) return
    mark(false)
    index = to
    mark(true)
    if (status) {
      status.textContent = placeText(texts.place, index, slides.length)
      // Slides that follow one another on their own are not announced.
      status.ariaLive = rotation && isOn ? 'off' : 'polite'
    }
    rotation?.restart()
    emit('change')
  }

  const go = (to: number): void => (scroll ?? activate)(wrap(to, slides.length))
  const lightbox = withLightbox?.({
    element,
    messages,
    options: () => options,
    slides: () => slides,
    go,
    emit: (what) => {
      if (what === 'open') rotation?.turn(false)
      emit(what)
    },
    signal,
  })

  function press(event: MouseEvent): void {
    const pressed = (event.target as Element).closest<HTMLElement>('a,button')
    const href = pressed?.getAttribute('href')
    const slide = pressed?.closest<HTMLElement>('[data-part=slide]')
    const thumb = pressed ? thumbs.indexOf(pressed) : -1
    const { part: name, view, video } = pressed?.dataset ?? {}
    if (href != null && !safeAddress(href)) event.preventDefault()
    else if (!pressed || isModified(event)) return
    else if (name === 'previous') go(index - 1)
    else if (name === 'next') go(index + 1)
    else if (name === 'rotate') rotation?.turn(!isOn)
    else {
      if (thumb >= 0) go(thumb)
      else if (slide && view != null && options.lightbox && lightbox)
        lightbox.open(slides.indexOf(slide), pressed)
      else if (slide && video) {
        play(slide, video, pressed.ariaLabel ?? '')
        // Rotation would take the film away.
        rotation?.turn(false)
      } else return
      event.preventDefault()
    }
  }

  function type(event: KeyboardEvent): void {
    const to = indexForKey(event, index, slides.length - 1)
    if (!scroll || to === undefined || isModified(event) || isForField(event)) return
    event.preventDefault()
    go(to)
    if (thumbs.includes(event.target as HTMLElement)) thumbs[index]?.focus()
  }

  /** Stops what moves when the keyboard enters, and makes the slide active that it has come to. */
  function reach({ target }: FocusEvent): void {
    const element = target as Element
    // A press that gives focus says itself what becomes of it.
    if (!scroll || !element.matches(':focus-visible')) return
    rotation?.turn(false)
    const at = slides.findIndex((slide) => slide.contains(element))
    if (at >= 0 && at !== index) go(at)
  }

  function begin(): void {
    life = new AbortController()
    options = effectiveOptions(readOptions(element, given, reportOnce))
    const { words, style } = look(options)
    element.dataset.look = words
    for (const name in style) element.style.setProperty(name, style[name] ?? '')
    slides = find('slide')
    thumbs = find('thumb')
    ;[status] = find('status')
    index = Math.max(0, Math.min(index, slides.length - 1))
    scroll = rotation = undefined
    const [viewport] = find('viewport')
    const isMoving = isCarousel(options) && slides.length > 1
    // The style sheet shows the controls: they do nothing without a script.
    element.toggleAttribute('data-moving', isMoving)
    if (viewport && isMoving) {
      scroll = createCarousel({
        viewport,
        slides,
        index,
        rest: REST[options.activeAlignment],
        onShow: activate,
        signal: life.signal,
      })
      if (!status) reportOnce({ key: 'design', given: options.design, reason: 'other-markup' })
      // What moves on its own needs the button that stops it.
      if (options.autoplay && find('rotate')[0]) {
        rotation = createRotation({
          element,
          ms: options.autoplayDuration * 1000,
          next: () => go(index + 1),
          onTurn: (on) => {
            isOn = on
            element.toggleAttribute('data-rotating', on)
            for (const button of find('rotate')) button.ariaLabel = on ? texts.stop : texts.start
          },
          signal: life.signal,
        })
        rotation.turn(isOn)
      }
    }
    for (const thumb of thumbs) thumb.tabIndex = -1
    mark(true)
    if (viewport) watch.observe(viewport, { childList: true })
  }

  function renew(): void {
    mark(false)
    life.abort()
    begin()
    lightbox?.update(index)
  }

  const watch = new MutationObserver(renew)
  begin()
  watchImages(element, texts.unavailable, signal)
  element.addEventListener('click', press, { signal })
  element.addEventListener('keydown', type, { signal })
  element.addEventListener('focusin', reach, { signal })
  const gallery: Gallery = {
    element,
    options: () => options,
    length: () => slides.length,
    index: () => index,
    go,
    open: (at = index) => lightbox?.open(at),
    close: () => lightbox?.close(),
    rotate: (on) => rotation?.turn(on),
    update: (more) => {
      given = { ...given, ...more }
      renew()
    },
    destroy: () => {
      life.abort()
      watch.disconnect()
      whole.abort()
      living.delete(element)
      for (const name of ['data-moving', 'data-rotating']) element.removeAttribute(name)
      for (const thumb of thumbs) thumb.removeAttribute('tabindex')
    },
  }
  living.set(element, gallery)
  return gallery
}
