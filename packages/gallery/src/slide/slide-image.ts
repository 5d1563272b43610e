import { safeAddress } from '../address.ts'
import { sizeOf, srcset } from '../image/image.ts'
import type { GalleryItem } from '../item/item.contract.ts'
import type { GalleryOptions } from '../option/option.contract.ts'
import type { Markup, Style } from '../markup/element.contract.ts'
import type { SlideContext } from './slide-context.ts'

const COLOR = /^#?([\da-f]{3}|[\da-f]{6})$/i

/** Width of a picture in the page. The browser replaces it with the measured width if the picture loads lazily. */
function sizes({ design, thumbnailsPerRow, maxWidth }: GalleryOptions): string {
  if (design === 'grid') return `${Math.ceil(100 / thumbnailsPerRow)}vw`
  return design === 'autocolumns' ? `${maxWidth}px` : '100vw'
}

/** Average colours as custom properties. Values that are not colours are left out. */
function averageColors({ averages }: GalleryItem): Style {
  const places = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight', 'center'] as const
  return Object.fromEntries(
    places.map((place, at) => {
      const color = averages?.[place] ?? ''
      return [`--average-${at}`, COLOR.test(color) ? `#${color.replace('#', '')}` : undefined]
    }),
  )
}

const percent = (part: number): string => `${Math.round((Math.min(1, Math.max(0, part)) || 0) * 100)}%`

/** Image of an item. Those in the first row load at once, because they are probably in view. */
export function slideImage<Content>(
  item: GalleryItem,
  index: number,
  { options, texts, address }: SlideContext<Content>,
): Markup<Content> {
  const { x = 0.5, y = 0.5 } = item.focalPoint ?? {}
  const isInFirstRow = index < (options.design === 'grid' ? options.thumbnailsPerRow : 1)
  const size = item.sizes ?? sizes(options)
  const candidates = srcset(item, address)
  return [
    'img',
    {
      'data-part': 'image',
      alt: item.alt ?? item.title ?? (item.src ? '' : texts.unavailable),
      ...sizeOf(item),
      sizes: candidates && (isInFirstRow ? size : `auto, ${size}`),
      loading: isInFirstRow ? 'eager' : 'lazy',
      decoding: 'async',
      fetchPriority: index ? undefined : 'high',
      style: { '--focus': `${percent(x)} ${percent(y)}`, ...averageColors(item) },
      srcSet: candidates,
      src: safeAddress(item.src) || undefined,
    },
  ]
}
