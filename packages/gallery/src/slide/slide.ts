import type { GalleryItem } from '../item/item.contract.ts'
import type { GalleryOptions } from '../option/option.contract.ts'
import { safeAddress } from '../address.ts'
import type { Markup, Style } from '../markup/element.contract.ts'
import { bucket, sizeOf, srcset, variant, widthsOf, type Address } from '../image/image.ts'
import { isCarousel } from '../option/style-hook.ts'
import type { MarkupMessages } from '../markup/markup-messages.ts'
import { placeText } from '../messages.ts'

/** What the slides of one gallery have in common. */
export interface Common<Other = never> {
  readonly options: GalleryOptions
  readonly texts: MarkupMessages
  readonly prefix: string
  readonly count: number
  readonly caption: ((item: GalleryItem) => Other) | undefined
  readonly address: Address | undefined
}

/** How wide a picture is shown, for the browser to choose by. Where it loads lazily, the browser knows better. */
function sizes({ options }: Common<unknown>): string {
  const { design, thumbnailsPerRow, maxWidth } = options
  if (design === 'grid') return `${Math.ceil(100 / thumbnailsPerRow)}vw`
  return design === 'autocolumns' ? `${maxWidth}px` : '100vw'
}

/** Average colours, if they are nothing but colours. */
function averages({ averages: given }: GalleryItem): Style {
  const { topLeft, topRight, bottomLeft, bottomRight, center } = given ?? {}
  const colors = [topLeft, topRight, bottomLeft, bottomRight, center].map((color) =>
    /^#?([\da-f]{3}|[\da-f]{6})$/i.test(color ?? '') ? `#${color?.replace('#', '')}` : undefined,
  )
  return Object.fromEntries(colors.map((color, at) => [`--average-${at}`, color]))
}

function image<Other>(item: GalleryItem, at: number, common: Common<Other>): Markup<Other> {
  const { options, texts } = common
  const { x = 0.5, y = 0.5 } = item.focalPoint ?? {}
  const percent = (part: number): string => `${Math.round(Math.min(1, Math.max(0, part || 0)) * 100)}%`
  // What stands in the first row is likely to be in view.
  const isFirst = at < (options.design === 'grid' ? options.thumbnailsPerRow : 1)
  const size = item.sizes ?? sizes(common)
  const set = srcset(item, common.address)
  return [
    'img',
    {
      'data-part': 'image',
      alt: item.alt ?? item.title ?? (item.src ? '' : texts.unavailable),
      ...sizeOf(item),
      sizes: set && (isFirst ? size : `auto, ${size}`),
      loading: isFirst ? 'eager' : 'lazy',
      decoding: 'async',
      fetchPriority: at ? undefined : 'high',
      style: { '--focus': `${percent(x)} ${percent(y)}`, ...averages(item) },
      srcSet: set,
      src: safeAddress(item.src) || undefined,
    },
  ]
}

function caption<Other>(item: GalleryItem, { options, caption: own }: Common<Other>): Markup<Other>[] {
  const { showMeta, showMetaBasic, showMetaOnlyTitle } = options
  const description = showMeta || showMetaBasic ? item.description : undefined
  const title = description || showMeta || showMetaBasic || showMetaOnlyTitle ? item.title : undefined
  const isShown = showMeta || showMetaBasic || showMetaOnlyTitle
  if (own && isShown) return [['div', { 'data-part': 'caption' }, [{ own: own(item) }]]]
  const parts: Markup<Other>[] = []
  if (title) parts.push(['strong', { 'data-part': 'title' }, [title]])
  if (description) parts.push(['span', { 'data-part': 'description' }, [description]])
  return parts.length ? [['div', { 'data-part': 'caption' }, parts]] : []
}

/** One item of a gallery. */
export function slide<Other>(item: GalleryItem, at: number, common: Common<Other>): Markup<Other> {
  const { options, texts, prefix, count } = common
  const { video, isPreview } = item
  const size = sizeOf(item)
  const link = safeAddress(item.link)
  const name = [item.alt, item.title].find(Boolean)
  const player = safeAddress(video?.src)
  const [href = ''] = [link, player, options.lightbox ? safeAddress(item.src) : ''].filter(Boolean)
  const isWindow = href && options.newWindow && (link || !options.lightbox)
  const label = player && !link ? `${texts.play}${name ? `: ${name}` : ''}` : (name ?? texts.view)
  return [
    'div',
    {
      'data-part': 'slide',
      'data-active': isCarousel(options) && at === 0 ? '' : undefined,
      id: `${prefix}-${at + 1}`,
      ...(isCarousel(options)
        ? {
            role: 'group',
            'aria-roledescription': texts.slide,
            'aria-label': placeText(texts.place, at, count),
          }
        : { role: 'listitem' }),
      style: { '--ratio': size && `${size.width}/${size.height}` },
    },
    [
      [
        href ? 'a' : 'div',
        {
          'data-part': 'frame',
          href: href || undefined,
          'aria-label': href ? label : undefined,
          'data-view': options.lightbox && !link && href ? '' : undefined,
          'data-video': link ? undefined : player || undefined,
          'data-preview': isPreview ? texts.preview : undefined,
          // A lightbox says more than the captions of most designs.
          'data-title': options.lightbox ? item.title : undefined,
          'data-description': options.lightbox ? item.description : undefined,
          target: isWindow ? '_blank' : undefined,
          rel: isWindow ? 'noopener' : undefined,
        },
        [image(item, at, common)],
      ],
      ...caption(item, common),
    ],
  ]
}

/** An item's picture in the strip. Without a script it is a link to the slide. */
export function thumb<Other>(item: GalleryItem, at: number, common: Common<Other>): Markup<Other> {
  const { texts, prefix, count, options, address = variant } = common
  const src = safeAddress(item.src)
  // Twice the height: screens have more than one dot for a px, and most pictures are wider than high.
  const width = options.thumbnailStripHeight * 2
  return [
    'a',
    {
      'data-part': 'thumb',
      href: `#${prefix}-${at + 1}`,
      'aria-label': placeText(texts.place, at, count),
      'aria-current': at ? undefined : 'true',
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
          src: (widthsOf(item, common.address)[0] ? address(src, bucket(width)) : src) || undefined,
        },
      ],
    ],
  ]
}
