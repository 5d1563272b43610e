'use client'

import { createElement, useEffect, useId, useRef, version, type ReactNode } from 'react'
import type { Markup, Slot } from '../markup/element.contract.ts'
import { markup, type GallerySource } from '../markup/markup.ts'
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

function toNode(child: Markup<ReactNode> | string | Slot<ReactNode>): ReactNode {
  if (typeof child === 'string') return child
  return 'slot' in child ? child.slot : toElement(child)
}

/** React 18 warns of this attribute unless it is spelled as in HTML, and React 19 if it is. */
const FETCH_PRIORITY = version.startsWith('18.') ? 'fetchpriority' : 'fetchPriority'

/** Renders markup as a React element. */
function toElement([tag, attributes, children = []]: Markup<ReactNode>, more?: object): ReactNode {
  const { fetchPriority, ...others } = attributes
  return createElement(tag, { ...others, [FETCH_PRIORITY]: fetchPriority, ...more }, ...children.map(toNode))
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

  return toElement(root, { ref: element })
}
