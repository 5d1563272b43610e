import { safeAddress } from '../address.ts'
import { galleryMessages, placeText, type GalleryMessages } from '../messages.ts'
import { createStage } from './gesture.browser.ts'
import { morph } from '../motion.browser.ts'
import type { Picture } from '../slide/picture.browser.ts'
import { play, stopPlaying } from '../player.browser.ts'
import { indexForKey, inlineDirection, isForField, wrap } from '../key.browser.ts'

/** Where the pictures come from: an array, or anything that is asked like one. Only three are asked for at a time. */
export interface Pictures {
  readonly length: number
  readonly at: (index: number) => Picture | undefined
}

export interface LightboxSettings {
  readonly messages?: Partial<GalleryMessages> | undefined
  /**
   * Does the first picture follow the last?
   *
   * @default true
   */
  readonly loop?: boolean | undefined
  /** Is called with the index of the picture in view, from 0, whenever it changes. */
  readonly onShow?: ((index: number) => void) | undefined
  readonly onClose?: (() => void) | undefined
}

/** A viewer over the whole page. */
export interface Lightbox {
  /** The dialog. Its attribute `data-theme` is `dark`, or `light` if you set it. */
  readonly element: HTMLDialogElement
  /** Shows a picture. `from` is what was pressed: the picture grows out of it, and a video begins to play. */
  readonly open: (index: number, from?: HTMLElement) => void
  /** Shows another picture; past an end, the one at the other end, if it loops. Closes if no picture is left. */
  readonly go: (index: number) => void
  readonly close: () => void
}

const PAN = 80
const ZOOM = 1.5

/** Makes a lightbox for some pictures. Nothing is on the page until it opens, and nothing stays when it has closed. */
export function createLightbox(
  pictures: Pictures,
  { messages, loop = true, onShow, onClose }: LightboxSettings = {},
): Lightbox {
  const texts = { ...galleryMessages, ...messages }
  const make = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, name: string, into?: Element) => {
    const element = document.createElement(tag)
    element.dataset.part = name
    into?.append(element)
    return element
  }
  const root = make('dialog', 'lightbox')
  root.dataset.theme = 'dark'
  root.ariaLabel = texts.lightbox
  const stage = make('div', 'stage', root)
  // The one in the middle is in view, see the style sheet. They take turns: past the last picture, the first comes from
  // the same side.
  for (let slots = 3; slots; slots--) make('img', 'image', make('figure', 'picture', stage)).draggable = false
  const figure = (at = 1) => stage.children[at] as HTMLElement
  let index = 0

  const hasAt = (at: number): boolean => loop || (at >= 0 && at < pictures.length)
  const item = (step = 0): Picture => {
    const at = index + step
    return (hasAt(at) ? pictures.at(wrap(at, pictures.length)) : undefined) ?? { src: '' }
  }
  const close = (): void => {
    if (root.open) root.close()
    else root.remove()
  }
  const start = (): void => play(figure(), item().video?.src, item().title)
  const { isZoomed, isDrag, zoom, pan } = createStage(root, stage, {
    image: () => figure().firstElementChild as HTMLElement,
    swipe: (way) => go(index - way * inlineDirection(root)),
    pull: close,
  })
  const button = (name: keyof GalleryMessages, then: () => void) =>
    Object.assign(make('button', name, root), { ariaLabel: texts[name], onclick: then })
  const controls = [button('previous', () => go(index - 1)), button('next', () => go(index + 1))]
  const player = button('play', start)
  button('zoom', () => zoom())
  const last = button('close', close)

  const caption = make('div', 'caption', root)
  caption.ariaLive = 'polite'
  // A long one scrolls, with the keyboard as well.
  caption.tabIndex = 0
  const words = ['place', 'alt', 'title', 'description'].map((name) => make('span', name, caption))

  function show(): void {
    stage.querySelectorAll('img').forEach((image, at) => {
      const { src, srcset = '', alt = '' } = item(at - 1)
      const address = safeAddress(src)
      figure(at).inert = at !== 1
      if (image.getAttribute('src') !== address)
        Object.assign(image, { sizes: '150vw', srcset, src: address })
      image.alt = alt
      image.decode().catch(() => {
        // The browser shows the text in the picture's place.
        if (image.complete && !image.naturalWidth) image.alt ||= texts.unavailable
      })
    })
    const { alt, title, description, video } = item()
    const said = [placeText(texts.place, index, pictures.length), title ? '' : alt, title, description]
    words.forEach((word, at) => (word.textContent = said[at] ?? ''))
    controls.forEach((control, at) => {
      control.hidden = pictures.length < 2
      control.disabled = !hasAt(index + (at ? 1 : -1))
    })
    player.hidden = !video
    // The focus may have been on what is gone now: on the button, or in the player. The keys must go on working.
    const { activeElement } = document
    if (root.open && (!root.contains(activeElement) || activeElement?.matches('[hidden],:disabled')))
      last.focus()
    onShow?.(index)
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
    index = wrap(to, pictures.length)
    show()
  }

  root.onkeydown = (event) => {
    const { key } = event
    const to = indexForKey(event, index, pictures.length - 1)
    const by = { '+': ZOOM, '=': ZOOM, '-': 1 / ZOOM, 0: 0 }[key]
    const [x, y] =
      { ArrowLeft: [PAN, 0], ArrowRight: [-PAN, 0], ArrowUp: [0, PAN], ArrowDown: [0, -PAN] }[key] ?? []
    if (event.ctrlKey || event.metaKey || event.altKey || isForField(event)) return
    if (by !== undefined) zoom(by)
    else if (x !== undefined && isZoomed()) pan(x, y ?? 0)
    else if (to !== undefined) go(to)
    else return
    event.preventDefault()
  }
  root.onclick = ({ target }) => {
    if (!isDrag() && (target as Element).matches('div,figure')) close()
  }
  root.onclose = () => {
    // It may have been opened again meanwhile.
    if (root.open) return
    leave()
    root.remove()
    onClose?.()
  }

  return {
    element: root,
    open: (to, from) => {
      if (root.open) {
        go(to)
        return
      }
      if (!pictures.length) return
      document.body.append(root)
      index = wrap(to, pictures.length)
      show()
      morph(from, figure().firstElementChild as HTMLElement, () => {
        if (root.isConnected) root.showModal()
        if (from) start()
      })
    },
    go,
    close,
  }
}
