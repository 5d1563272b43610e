import { indexForKey, inlineDirection, isForField, wrap } from '../key.browser.ts'
import { galleryMessages, withTexts, type GalleryMessages } from '../messages.ts'
import { part } from '../part.browser.ts'
import { play, stopPlaying } from '../player.browser.ts'
import type { Picture } from './picture.browser.ts'
import { createStage } from './gesture.browser.ts'
import { panForKey, zoomForKey } from './lightbox-key.ts'
import { createLightboxView, showPictures } from './lightbox-view.browser.ts'
import { morph } from './morph.browser.ts'

/** Pictures of a lightbox: an array, or anything with a `length` and an `at`. At most three are read at a time. */
export interface Pictures {
  /** Number of pictures now. A lightbox without any does not open. */
  readonly length: number
  /** Returns the picture with this index, from 0. */
  readonly at: (index: number) => Picture | undefined
}

/** Settings of `createLightbox`. */
export interface LightboxSettings {
  /** Texts that replace the English ones, by key. */
  readonly messages?: Partial<GalleryMessages> | undefined
  /**
   * Does the first picture follow the last?
   *
   * @default true
   */
  readonly loop?: boolean | undefined
  /** Is called with the index of the picture in view, from 0, whenever it changes. */
  readonly onShow?: ((index: number) => void) | undefined
  /** Is called when it was closed. */
  readonly onClose?: (() => void) | undefined
}

/** A viewer over the whole page. */
export interface Lightbox {
  /** The dialog. Its attribute `data-theme` is `dark`; set it to `light` for the other theme. */
  readonly element: HTMLDialogElement
  /** Shows a picture. It grows out of `from`, the element that was pressed, and a video starts to play. */
  readonly open: (index: number, from?: HTMLElement) => void
  /** Shows another picture. An index past an end leads to the other end if the lightbox loops. Closes if it is empty. */
  readonly go: (index: number) => void
  /**
   * Reads the pictures anew, after some were added or removed, and shows the one with this index. If it is in view already,
   * its film and its magnification stay. Nothing happens if the lightbox is closed.
   */
  readonly update: (index: number) => void
  /** Closes the dialog. Nothing happens if it is closed. */
  readonly close: () => void
}

/**
 * Creates a lightbox for pictures. Its dialog is in the page only while it is open.
 *
 * @example
 * ```ts
 * import { createLightbox } from '@sitewright/gallery/lightbox'
 * import '@sitewright/gallery/styles.css'
 *
 * const lightbox = createLightbox([{ src: '/hills.jpg', alt: 'Hills at dawn' }], {
 *   onShow: (index) => console.log(index),
 * })
 * lightbox.open(0)
 * ```
 */
export function createLightbox(
  pictures: Pictures,
  { messages, loop = true, onShow, onClose }: LightboxSettings = {},
): Lightbox {
  const texts = withTexts<GalleryMessages>(galleryMessages, messages)
  const view = createLightboxView(texts, {
    previous: () => go(index - 1),
    next: () => go(index + 1),
    play: playVideo,
    zoom: () => zoom(),
    close,
  })
  const { root, stage } = view
  const figure = (slot = 1) => stage.children[slot] as HTMLElement
  const image = () => figure().firstElementChild as HTMLElement
  let index = 0
  /** Addresses of the picture in view, when it was shown. */
  let inView = ''
  /** True from the call of `open` until the dialog is shown, which a transition delays. */
  let isOpening = false

  const hasAt = (at: number): boolean => loop || (at >= 0 && at < pictures.length)
  function pictureAt(at: number): Picture {
    return (hasAt(at) ? pictures.at(wrap(at, pictures.length)) : undefined) ?? { src: '' }
  }
  function addresses(at: number): string {
    const { src, video } = pictureAt(at)
    return `${src} ${video?.src ?? ''}`
  }
  function end(): void {
    // Closed under a finger, whose end the dialog does not hear of.
    reset()
    stopPlaying(root)
    root.remove()
    onClose?.()
  }
  function close(): void {
    if (root.open) root.close()
    else if (isOpening) {
      isOpening = false
      end()
    }
  }
  function playVideo(): void {
    const { video, title } = pictureAt(index)
    play(figure(), video?.src, title)
    // The player takes the button away. Without a focus in the dialog, its keys would stop working.
    if (part(root, 'player')) view.close.focus()
  }
  const { isZoomed, isDrag, zoom, pan, reset } = createStage(root, stage, {
    image,
    swipe: (direction) => go(index - direction * inlineDirection(root)),
    pull: close,
  })

  function show(to: number): void {
    index = wrap(to, pictures.length)
    inView = addresses(index)
    showPictures(view, texts, index, pictures.length, pictureAt, hasAt)
  }
  function leave(): void {
    if (isZoomed()) zoom()
    stopPlaying(root)
  }
  function go(to: number): void {
    if (!pictures.length) {
      close()
      return
    }
    if (!hasAt(to) && hasAt(index)) return
    leave()
    if (to === index + 1) stage.append(figure(0))
    if (to === index - 1) stage.prepend(figure(2))
    show(to)
    onShow?.(index)
  }
  function update(to: number): void {
    if (!root.open) return
    if (!pictures.length || addresses(to) !== inView) {
      go(to)
      return
    }
    show(to)
    onShow?.(index)
  }
  function open(to: number, from?: HTMLElement): void {
    // The page has taken the open dialog away, for example together with all else in its body.
    if (root.open && !root.isConnected) {
      root.close()
      end()
    }
    if (root.open || isOpening || !pictures.length) {
      go(to)
      return
    }
    document.body.append(root)
    isOpening = true
    show(to)
    morph(from, image(), () => {
      if (!isOpening) return
      isOpening = false
      root.showModal()
      if (from) playVideo()
    })
    // Last: if it throws, the dialog is shown all the same.
    onShow?.(index)
  }

  root.onkeydown = (event) => {
    // Shift is needed for `+` on many keyboards.
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isForField(event)) return
    const factor = zoomForKey(event.key)
    const offset = isZoomed() && panForKey(event.key)
    const to = indexForKey(event, index, pictures.length - 1)
    if (factor !== undefined) zoom(factor)
    else if (offset) pan(...offset)
    else if (to !== undefined) go(to)
    else return
    event.preventDefault()
  }
  root.onclick = ({ target }) => {
    if (!isDrag() && (target as Element).matches('div,figure')) close()
  }
  root.onclose = () => {
    // Browsers dispatch `close` in the next frame: the lightbox may be open again.
    if (!root.open && !isOpening) end()
  }
  return { element: root, open, go, update, close }
}
