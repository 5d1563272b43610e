import { safeAddress, variant } from '../address.ts'
import { bucket, sizeOf, widthsOf } from '../image/image.ts'
import type { GalleryItem } from '../item/item.contract.ts'
import type { Markup } from '../markup/element.contract.ts'
import { placeText } from '../messages.ts'
import type { SlideContext } from './slide-context.ts'

/** Thumbnail of an item in the strip. Without a script it is a link to the slide. */
export function thumbnail<Content>(
  item: GalleryItem,
  index: number,
  context: SlideContext<Content>,
): Markup<Content> {
  const { texts, prefix, count, options, address } = context
  const src = safeAddress(item.src)
  // Twice the height: screens have more than one dot for a px, and most pictures are wider than high.
  const width = options.thumbnailStripHeight * 2
  const hasWidths = widthsOf(item, address).length > 0
  return [
    'a',
    {
      'data-part': 'thumb',
      href: `#${prefix}-${index + 1}`,
      'aria-label': placeText(texts.place, index, count),
      'aria-current': index ? undefined : 'true',
    },
    [
      [
        'img',
        {
          alt: '',
          loading: 'lazy',
          decoding: 'async',
          ...sizeOf(item),
          sizes: item.srcset && `${width}px`,
          srcSet: item.srcset,
          src: (hasWidths ? (address ?? variant)(src, bucket(width)) : src) || undefined,
        },
      ],
    ],
  ]
}
