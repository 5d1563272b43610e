'use client'

import { useEffect, useId, useRef, type ReactNode } from 'react'
import { createGallery, type Gallery as LivingGallery, type GallerySettings } from './gallery.browser.ts'
import { markup, type GallerySource } from '../markup/markup.ts'
import { toElement } from '../markup/element.react.ts'

export interface GalleryProps extends Omit<GallerySource<ReactNode>, 'prefix'> {
  /** `galleryLightbox`, if galleries of the page may have one. Read once. */
  readonly lightbox?: GallerySettings['lightbox']
  /** Hears the living gallery, with which to `go`, `open` and `rotate`. */
  readonly onReady?: ((gallery: LivingGallery) => void) | undefined
  readonly onChange?: ((index: number) => void) | undefined
  readonly onOpen?: ((index: number) => void) | undefined
  readonly onClose?: ((index: number) => void) | undefined
}

/** A gallery: the same markup on the server and in the browser, brought to life once it is on the page. */
export function Gallery(props: GalleryProps): ReactNode {
  const element = useRef<HTMLElement>(null)
  const living = useRef<LivingGallery>(null)
  const latest = useRef(props)
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
    living.current = gallery
    const life = new AbortController()
    const hear = (name: 'Change' | 'Open' | 'Close'): void =>
      gallery.element.addEventListener(
        `gallery-${name.toLowerCase() as Lowercase<typeof name>}`,
        ({ detail }) => latest.current[`on${name}`]?.(detail.index),
        life,
      )
    hear('Change')
    hear('Open')
    hear('Close')
    latest.current.onReady?.(gallery)
    return () => {
      life.abort()
      gallery.destroy()
    }
  }, [])
  useEffect(() => living.current?.update(), [options])

  return toElement(root, { ref: element })
}
