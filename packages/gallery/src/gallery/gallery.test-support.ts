import { page, userEvent } from 'vitest/browser'
import { onTestFinished } from 'vitest'
import { createGallery, type Gallery, type GallerySettings } from './gallery.browser.ts'
import { galleryLightbox } from '../lightbox/gallery-lightbox.browser.ts'
import { galleryHtml } from '../markup/html.ts'
import type { GallerySource } from '../markup/markup.ts'
import '../styles.css'
import { plain } from '../item/scene.testing.ts'

interface Staged extends Omit<Partial<GallerySource>, 'caption'> {
  readonly width?: number
  readonly dir?: 'ltr' | 'rtl'
}

/** Puts a gallery's markup on the page, as a server would have sent it. */
export async function send({
  width = 1000,
  dir = 'ltr',
  items = plain(9),
  ...source
}: Staged): Promise<HTMLElement> {
  await page.viewport(1280, 800)
  const frame = document.createElement('div')
  frame.dir = dir
  frame.style.width = `${width}px`
  frame.innerHTML = galleryHtml({ items, ...source })
  document.body.append(frame)
  onTestFinished(() => frame.remove())
  return frame.firstElementChild as HTMLElement
}

/** Takes the pointer off the gallery: its position when a page opens differs between browsers. */
export const pointerAway = (): Promise<void> =>
  userEvent.hover(document.documentElement, { position: { x: 1270, y: 790 } })

/** Brings a gallery to life until the test is over. */
export function live(element: HTMLElement, settings: GallerySettings = {}): Gallery {
  const gallery = createGallery(element, { lightbox: galleryLightbox, ...settings })
  onTestFinished(async () => {
    gallery.destroy()
    await rest(30)
  })
  return gallery
}

export async function stage(staged: Staged, settings?: GallerySettings): Promise<Gallery> {
  const gallery = live(await send(staged), settings)
  await pictures(gallery.element)
  await rest(50)
  return gallery
}

export const rest = (ms: number): Promise<void> => new Promise((then) => setTimeout(then, ms))

/** Waits for the pictures that are in view, as far as the browser loads them. */
export async function pictures(element: ParentNode): Promise<void> {
  const near = [...element.querySelectorAll('img')].slice(0, 3)
  const decoded = near.map((image) => image.decode().catch(() => undefined))
  await Promise.race([Promise.all(decoded), rest(1000)])
}

export function part(root: ParentNode, name: string): HTMLElement {
  const found = root.querySelector<HTMLElement>(`[data-part=${name}]`)
  if (!found) throw new Error(`There is no ${name}.`)
  return found
}
export const parts = (root: ParentNode, name: string): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(`[data-part=${name}]`),
]
export const box = (element: Element): DOMRect => element.getBoundingClientRect()
export const dialog = (): HTMLDialogElement => part(document, 'lightbox') as HTMLDialogElement
/** The picture that is in view in the lightbox. */
export function shown(): HTMLImageElement {
  const image = dialog().querySelector<HTMLImageElement>('figure:not([inert]) img')
  if (!image) throw new Error('There is no picture in view.')
  return image
}
