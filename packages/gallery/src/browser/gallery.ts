import type { GalleryOptions } from '../contract/option.ts'
import { safeAddress } from '../core/address.ts'
import { isCarousel, look } from '../core/look.ts'
import { galleryMessages, placeText, type GalleryMessages } from '../core/messages.ts'
import { effectiveOptions, type Report } from '../core/option.ts'
import { createCarousel, type Carousel } from './carousel.ts'
import type { GalleryLightbox, LightboxHost } from './gallery-lightbox.ts'
import { watchImages } from './image-state.ts'
import { reducedMotion } from './morph.ts'
import { part } from './picture.ts'
import { play } from './player.ts'
import { readOptions } from './read-options.ts'
import { createRotation } from './rotation.ts'
import { isModified, leadOf } from './way.ts'

export interface GallerySettings {
  /** Win over what the element's attributes say. */
  readonly options?: Partial<GalleryOptions> | undefined
  /** What the option `lightbox` opens: `galleryLightbox`. Without it, links open the pictures themselves. */
  readonly lightbox?: ((host: LightboxHost) => GalleryLightbox) | undefined
  readonly messages?: Partial<GalleryMessages> | undefined
  /** Hears of options that could not be taken as given. */
  readonly report?: Report | undefined
}

/** A gallery that lives. It tells what happens by events on its element, see `GalleryEvents`. */
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
  /** Leaves the markup as a server sent it. */
  readonly destroy: () => void
}

/** Events of a gallery's element. They bubble. */
export interface GalleryEvents {
  'gallery-change': CustomEvent<{ readonly index: number }>
  'gallery-open': CustomEvent<{ readonly index: number }>
  'gallery-close': CustomEvent<{ readonly index: number }>
}

declare global {
  interface HTMLElementEventMap {
    'gallery-change': GalleryEvents['gallery-change']
    'gallery-open': GalleryEvents['gallery-open']
    'gallery-close': GalleryEvents['gallery-close']
  }
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
  let life: AbortController
  let options: GalleryOptions
  let slides: HTMLElement[]
  let thumbs: HTMLElement[]
  // Looked up once: it stands behind all slides.
  let status: HTMLElement | null | undefined
  let index = 0
  let isOn = !reducedMotion().matches
  let carousel: Carousel | undefined
  let rotate: ((on: boolean) => void) | undefined

  const find = (name: string) => part(element, name)
  const all = (name: string) => [...element.querySelectorAll<HTMLElement>(`[data-part=${name}]`)]
  const tell = (what: 'change' | 'open' | 'close'): void => {
    element.dispatchEvent(new CustomEvent(`gallery-${what}`, { bubbles: true, detail: { index } }))
  }
  const say = (text: string, isLive: boolean): void => {
    if (status) Object.assign(status, { textContent: text, ariaLive: isLive ? 'polite' : 'off' })
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
    // Nobody is told of what nobody asked for.
    say(placeText(texts.place, index, slides.length), !rotate || !isOn)
    tell('change')
  }

  const go = (to: number): void => carousel?.go(to)
  const whole = new AbortController()
  const lightbox = withLightbox?.({
    element,
    messages,
    slides: () => slides,
    isOn: () => options.lightbox,
    theme: () => options.lightboxTheme,
    onOpen: () => {
      rotate?.(false)
      tell('open')
    },
    onShow: (at) => {
      if (carousel) go(at)
      else activate(at)
    },
    onClose: () => tell('close'),
    signal: whole.signal,
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
    else if (name === 'rotate') rotate?.(!isOn)
    else {
      if (thumb >= 0) go(thumb)
      else if (slide && view != null && options.lightbox && lightbox)
        lightbox.open(slides.indexOf(slide), pressed)
      else if (slide && video) play(slide, video, pressed.ariaLabel ?? '')
      else return
      event.preventDefault()
    }
  }

  function type(event: KeyboardEvent): void {
    const where = (event.target as Element).closest<HTMLElement>('[data-part=viewport],[data-part=strip]')
    const to = leadOf(event, index, slides.length - 1)
    if (!carousel || !where || to === undefined || isModified(event)) return
    event.preventDefault()
    go(to)
    if (where.dataset.part === 'strip') thumbs[index]?.focus()
  }

  function begin(): void {
    life = new AbortController()
    const { signal } = life
    const viewport = find('viewport')
    options = effectiveOptions(readOptions(element, given, report))
    const { words, style } = look(options)
    element.dataset.look = words
    for (const name in style) element.style.setProperty(name, style[name] ?? '')
    slides = all('slide')
    thumbs = all('thumb')
    status = find('status')
    index = Math.max(0, Math.min(index, slides.length - 1))
    carousel = rotate = undefined
    const isMany = isCarousel(options) && slides.length > 1
    if (viewport && isMany) {
      const rest = REST[options.activeAlignment]
      carousel = createCarousel({ viewport, slides, rest, onShow: activate, signal })
      index = carousel.index()
      if (options.autoplay) {
        rotate = createRotation({
          element,
          ms: options.autoplayDuration * 1000,
          next: () => go(index + 1),
          onTurn: (on) => {
            isOn = on
            element.toggleAttribute('data-rotating', on)
            const button = find('rotate')
            if (button) button.ariaLabel = on ? texts.stop : texts.start
          },
          signal,
        })
        rotate(isOn)
      }
    }
    for (const thumb of thumbs) thumb.tabIndex = -1
    mark(true)
    // Controls are sent hidden, as they do nothing without a script.
    const shown = { rotate, previous: isMany && options.controls, next: isMany && options.controls }
    for (const [name, isShown] of Object.entries(shown)) find(name)?.toggleAttribute('hidden', !isShown)
    watchImages(element, texts.unavailable, signal)
    element.addEventListener('click', press, { signal })
    element.addEventListener('keydown', type, { signal })
    const watch = new MutationObserver(renew)
    if (viewport) watch.observe(viewport, { childList: true })
    signal.addEventListener('abort', () => watch.disconnect())
  }

  function end(): void {
    mark(false)
    life.abort()
  }

  function renew(): void {
    end()
    begin()
    lightbox?.update(index)
  }

  begin()
  const gallery: Gallery = {
    element,
    options: () => options,
    length: () => slides.length,
    index: () => index,
    go,
    open: (at = index) => lightbox?.open(at),
    close: () => lightbox?.close(),
    rotate: (on) => rotate?.(on),
    update: (more) => {
      given = { ...given, ...more }
      renew()
    },
    destroy: () => {
      end()
      whole.abort()
      living.delete(element)
      for (const name of ['rotate', 'previous', 'next']) find(name)?.setAttribute('hidden', '')
      for (const thumb of thumbs) thumb.removeAttribute('tabindex')
    },
  }
  living.set(element, gallery)
  return gallery
}
