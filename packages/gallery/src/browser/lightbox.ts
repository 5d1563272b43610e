import { safeAddress } from '../core/address.ts'
import { galleryMessages, placeText, type GalleryMessages } from '../core/messages.ts'
import { createStage } from './gesture.ts'
import { morph } from './morph.ts'
import type { Picture } from './picture.ts'
import { play, stopPlaying } from './player.ts'
import { leadOf, wayOf, wrap } from './way.ts'

/** Where the pictures come from: an array, or anything that is asked like one. Only three are asked for at a time. */
export interface Pictures {
  readonly length: number
  readonly at: (index: number) => Picture | undefined
}

export interface LightboxSettings {
  readonly messages?: Partial<GalleryMessages> | undefined
  /** Hears which picture is in view, from 0, whenever it changes. */
  readonly onShow?: ((index: number) => void) | undefined
  readonly onClose?: (() => void) | undefined
}

/** A viewer over the whole page. */
export interface Lightbox {
  /** The dialog. Its attribute `data-theme` is `dark`, or `light` if you set it. */
  readonly element: HTMLDialogElement
  /** Shows a picture. `from` is what was pressed: the picture grows out of it, and a video begins to play. */
  readonly open: (index: number, from?: HTMLElement) => void
  /** Shows another picture; past an end, the one at the other end. Closes if no picture is left. */
  readonly go: (index: number) => void
  readonly close: () => void
}

const PAN = 80
const ZOOM = 1.5

/** Makes a lightbox for some pictures. Nothing is on the page until it opens, and nothing stays when it has closed. */
export function createLightbox(
  pictures: Pictures,
  { messages, onShow, onClose }: LightboxSettings = {},
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
  const makeSlot = () => {
    const figure = make('figure', 'picture', stage)
    const image = make('img', 'image', figure)
    image.draggable = false
    // The browser shows the text in the picture's place.
    image.onerror = () => (image.alt ||= texts.unavailable)
    return { figure, image }
  }
  // They take turns: past the last picture, the first comes from the same side.
  const slots = [makeSlot(), makeSlot(), makeSlot()] as const
  let index = 0
  let turn = 0

  const slot = (way = 0) => slots[wrap(turn + way, 3)] ?? slots[0]
  const item = (way = 0): Picture => pictures.at(wrap(index + way, pictures.length)) ?? { src: '' }
  const close = (): void => {
    if (root.open) root.close()
    else root.remove()
  }
  const start = (): void => play(slot().figure, item().video?.src, item().title)
  const { isZoomed, isDrag, zoom, pan } = createStage(root, stage, {
    image: () => slot().image,
    swipe: (way) => go(index - way * wayOf(root)),
    pull: close,
  })
  const press = {
    previous: () => go(index - 1),
    next: () => go(index + 1),
    play: start,
    zoom: () => zoom(),
    close,
  }
  const buttons = Object.entries(press).map(([name, then]) => {
    const button = make('button', name, root)
    button.ariaLabel = texts[name as keyof typeof press]
    button.onclick = then
    return button
  })

  const caption = make('div', 'caption', root)
  caption.ariaLive = 'polite'
  // A long one scrolls, with the keyboard as well.
  caption.tabIndex = 0
  const words = ['place', 'alt', 'title', 'description'].map((name) => make('span', name, caption))

  function show(): void {
    for (const way of [0, 1, -1]) {
      const { src, srcset = '', alt = '' } = item(way)
      const { figure, image } = slot(way)
      const { style } = figure
      const at = String(way * wayOf(root))
      // The image that changes sides does so unseen.
      style.transition = Math.abs(Number(at) - Number(style.getPropertyValue('--at'))) > 1 ? 'none' : ''
      style.setProperty('--at', at)
      figure.inert = !!way
      const address = safeAddress(src)
      if (image.getAttribute('src') !== address)
        Object.assign(image, { sizes: '150vw', srcset, src: address })
      image.alt = alt
      image.decode().catch(() => undefined)
    }
    const { alt, title, description, video } = item()
    const said = [placeText(texts.place, index, pictures.length), title ? '' : alt, title, description]
    words.forEach((word, at) => (word.textContent = said[at] ?? ''))
    const hidden = [pictures.length < 2, pictures.length < 2, !video]
    buttons.forEach((button, at) => (button.hidden = !!hidden[at]))
    // The focus may have been on what is gone now: on the button, or in the player. The keys must go on working.
    const { activeElement } = document
    if (root.open && (!root.contains(activeElement) || activeElement?.matches('[hidden]')))
      buttons.at(-1)?.focus()
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
    leave()
    if (Math.abs(to - index) === 1) turn += to - index
    index = wrap(to, pictures.length)
    show()
  }

  root.onkeydown = (event) => {
    const { key } = event
    const to = leadOf(event, index, pictures.length - 1)
    const by = { '+': ZOOM, '=': ZOOM, '-': 1 / ZOOM, 0: 0 }[key]
    const way = { ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[key]
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (by !== undefined) zoom(by)
    else if (way && isZoomed()) pan(PAN * (way[0] ?? 0), PAN * (way[1] ?? 0))
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
      morph(from, slot().image, () => {
        if (root.isConnected) root.showModal()
        if (from) start()
      })
    },
    go,
    close,
  }
}
