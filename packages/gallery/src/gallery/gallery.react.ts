'use client'

import { createElement, useEffect, useId, useRef, version, type ReactNode } from 'react'
import type { Markup, Slot } from '../markup/element.contract.ts'
import { isShown, markup, type GallerySource } from '../markup/markup.ts'
import { createGallery, type Gallery as RunningGallery, type GallerySettings } from './gallery.browser.ts'

/** Props of `Gallery`. */
export interface GalleryProps extends Omit<GallerySource<ReactNode>, 'prefix'> {
  /** `galleryLightbox`, if galleries of the page may have a lightbox. Read once. */
  readonly lightbox?: GallerySettings['lightbox']
  /** Receives the running gallery, whose methods `go`, `open` and `rotate` it. Other `messages` start another gallery. */
  readonly onReady?: ((gallery: RunningGallery) => void) | undefined
  /** Is called with the index of the picture in view, from 0, when it changes. */
  readonly onChange?: ((index: number) => void) | undefined
  /** Is called with the index of the picture with which the lightbox opens. */
  readonly onOpen?: ((index: number) => void) | undefined
  /** Is called with the index of the picture that was in view when the lightbox closed. */
  readonly onClose?: ((index: number) => void) | undefined
}

/**
 * Keys of the slides, and of their thumbnails: React moves or removes a slide with all that the script has put into it, such
 * as a player. An address that repeats is counted.
 */
function keysOf(items: GalleryProps['items']): readonly string[] {
  const counts = new Map<string, number>()
  return items.filter(isShown).map(({ src, video }) => {
    const address = video?.src ?? src
    const count = counts.get(address) ?? 0
    counts.set(address, count + 1)
    return `${count} ${address}`
  })
}

type Child = Markup<ReactNode> | string | Slot<ReactNode>

function toNode(child: Child, keys: readonly string[], at: number): ReactNode {
  if (typeof child === 'string') return child
  if ('slot' in child) return child.slot
  const part = child[1]['data-part']
  return toElement(child, keys, { key: part === 'slide' || part === 'thumb' ? keys[at] : undefined })
}

/** React 18 warns of this attribute unless it is spelled as in HTML, and React 19 if it is. */
const FETCH_PRIORITY = version.startsWith('18.') ? 'fetchpriority' : 'fetchPriority'

/** Renders markup as a React element. */
function toElement(
  [tag, attributes, children = []]: Markup<ReactNode>,
  keys: readonly string[],
  more: object,
): ReactNode {
  const { fetchPriority, ...others } = attributes
  const nodes = children.map((child, at) => toNode(child, keys, at))
  return createElement(tag, { ...others, [FETCH_PRIORITY]: fetchPriority, ...more }, ...nodes)
}

/**
 * A gallery. Its markup is the same on the server and in the browser; the gallery starts once it is mounted.
 *
 * @example
 * ```tsx
 * import { galleryLightbox } from '@sitewright/gallery/lightbox'
 * import { Gallery } from '@sitewright/gallery/react'
 * import '@sitewright/gallery/styles.css'
 *
 * const items = [
 *   { src: '/hills.jpg', alt: 'Hills at dawn', title: 'First light', width: 1500, height: 1000 },
 * ]
 * export const Journeys = () => (
 *   <Gallery label="Journeys" items={items} options={{ lightbox: true }} lightbox={galleryLightbox} />
 * )
 * ```
 */
export function Gallery(props: GalleryProps): ReactNode {
  const element = useRef<HTMLElement>(null)
  const latest = useRef(props)
  const isStopped = useRef(false)
  const prefix = useId()
  const root = markup({ prefix: props.id ?? prefix, ...props })
  const options = root[1]['data-gallery']

  useEffect(() => {
    latest.current = props
  })
  useEffect(() => {
    if (!element.current) return
    const { messages, lightbox } = latest.current
    const gallery = createGallery(element.current, { messages, lightbox })
    // Other texts are those of another gallery, which goes on where the one before has ended.
    if (isStopped.current) gallery.rotate(false)
    const life = new AbortController()
    for (const name of ['Change', 'Open', 'Close'] as const) {
      gallery.element.addEventListener(
        `gallery-${name.toLowerCase() as Lowercase<typeof name>}`,
        ({ detail }) => latest.current[`on${name}`]?.(detail.index),
        life,
      )
    }
    latest.current.onReady?.(gallery)
    return () => {
      life.abort()
      isStopped.current = !gallery.element.hasAttribute('data-rotating')
      gallery.destroy()
    }
  }, [JSON.stringify(props.messages)])
  useEffect(() => {
    if (element.current) createGallery(element.current).update()
  }, [options])

  return toElement(root, keysOf(props.items), { ref: element })
}
