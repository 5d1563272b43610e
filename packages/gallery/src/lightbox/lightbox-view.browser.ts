import { safeAddress } from '../address.ts'
import { placeText, type GalleryMessages } from '../messages.ts'
import type { Picture } from './picture.browser.ts'

/** Elements of a lightbox. */
export interface LightboxView {
  readonly root: HTMLDialogElement
  readonly stage: HTMLElement
  readonly previous: HTMLButtonElement
  readonly next: HTMLButtonElement
  readonly play: HTMLButtonElement
  readonly close: HTMLButtonElement
  /** Lines of the caption: place, alternative text, title and description. */
  readonly lines: readonly HTMLElement[]
}

/** Actions of the buttons. */
export type Presses = Readonly<Record<'previous' | 'next' | 'play' | 'zoom' | 'close', () => void>>

/** Creates an element with the name of a part, and appends it to `parent`. */
function createPart<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  name: string,
  parent?: Element,
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag)
  element.dataset.part = name
  parent?.append(element)
  return element
}

/** Creates the elements of a lightbox, outside of the page. */
export function createLightboxView(texts: GalleryMessages, presses: Presses): LightboxView {
  const root = createPart('dialog', 'lightbox')
  root.dataset.theme = 'dark'
  root.ariaLabel = texts.lightbox
  const stage = createPart('div', 'stage', root)
  // The previous, the current and the next picture. After a step, the outermost figure moves to the other side, so that the
  // other two keep their pictures. The style sheet shows the middle one.
  for (let slot = 0; slot < 3; slot++) {
    const image = createPart('img', 'image', createPart('figure', 'picture', stage))
    image.draggable = false
  }
  const createButton = (name: keyof Presses): HTMLButtonElement =>
    Object.assign(createPart('button', name, root), { ariaLabel: texts[name], onclick: presses[name] })
  const previous = createButton('previous')
  const next = createButton('next')
  const play = createButton('play')
  createButton('zoom')
  const close = createButton('close')
  const caption = createPart('div', 'caption', root)
  caption.ariaLive = 'polite'
  // A long caption scrolls, also with the keyboard.
  caption.tabIndex = 0
  const lines = ['place', 'alt', 'title', 'description'].map((name) => createPart('span', name, caption))
  return { root, stage, previous, next, play, close, lines }
}

/** Shows a picture in an image. `unavailable` becomes the alternative text of a broken picture without one. */
function showPicture(image: HTMLImageElement, picture: Picture, unavailable: string): void {
  const { src, srcset = '', alt = '' } = picture
  const address = safeAddress(src)
  if (image.getAttribute('src') !== address) Object.assign(image, { sizes: '150vw', srcset, src: address })
  image.alt = alt
  image.decode().catch(() => {
    // The browser shows the alternative text in place of a broken picture.
    if (image.complete && !image.naturalWidth) image.alt ||= unavailable
  })
}

/**
 * Shows the picture at an index between its neighbours, with its texts and the buttons that it needs. `pictureAt` is asked
 * for three pictures, and `hasAt` whether there is a way to the neighbours.
 */
export function showPictures(
  { root, stage, previous, next, play, close, lines }: LightboxView,
  { unavailable, place }: GalleryMessages,
  index: number,
  length: number,
  pictureAt: (index: number) => Picture,
  hasAt: (index: number) => boolean,
): void {
  stage.querySelectorAll('img').forEach((image, slot) => {
    ;(stage.children[slot] as HTMLElement).inert = slot !== 1
    showPicture(image, pictureAt(index + slot - 1), unavailable)
  })
  const { alt, title, description, video } = pictureAt(index)
  const captions = [placeText(place, index, length), title ? '' : alt, title, description]
  lines.forEach((line, at) => {
    const text = captions[at] ?? ''
    // A text that is set is told, also if it is the same.
    if (line.textContent !== text) line.textContent = text
  })
  previous.hidden = next.hidden = length < 2
  previous.disabled = !hasAt(index - 1)
  next.disabled = !hasAt(index + 1)
  play.hidden = !video
  // The focused button or player may be gone now. Without a focus in the dialog, its keys would stop working.
  const { activeElement } = document
  if (root.open && (!root.contains(activeElement) || activeElement?.matches('[hidden],:disabled')))
    close.focus()
}
