import type { GalleryItem } from '../item/item.contract.ts'
import type { GalleryOptions } from '../option/option.contract.ts'
import type { Address } from '../image/image.ts'
import { isCarousel, look } from '../option/style-hook.ts'
import { markupMessages, type MarkupMessages } from './markup-messages.ts'
import { effectiveOptions, parseOptions } from '../option/option.ts'
import type { Markup } from './element.contract.ts'
import { slide, thumb, type Common } from '../slide/slide.ts'

/** What the markup of a gallery is made from. */
export interface GallerySource<Other = never> {
  readonly items: readonly GalleryItem[]
  /** As a site stores them, as JSON, or as an object; what is left out has its default. */
  readonly options?: unknown
  /** Must be the gallery's alone on its page. With it, the lightbox has addresses of its own (`#id/3`). */
  readonly id?: string | undefined
  /** Begins the ids of slides. The gallery's id unless given. */
  readonly prefix?: string | undefined
  /** The gallery's name. */
  readonly label?: string | undefined
  readonly messages?: Partial<MarkupMessages> | undefined
  /**
   * The address of a picture in a width, for an image server of one's own: each `src` is asked for in an item's `widths`,
   * or in those from 100 to 2500 px.
   */
  readonly address?: Address | undefined
  /** What a caption shows in place of title and description. */
  readonly caption?: ((item: GalleryItem) => Other) | undefined
}

/** What was chosen, short of what it would be anyway. */
function chosen(options: GalleryOptions): string {
  const plain: Readonly<Record<string, unknown>> = { ...parseOptions({ design: options.design }), design: '' }
  return JSON.stringify(
    Object.fromEntries(Object.entries(options).filter(([key, value]) => value !== plain[key])),
  )
}

/** The markup of a gallery: the same on a server and in a browser, whole and in its final size without a script. */
export function markup<Other = never>(source: GallerySource<Other>): Markup<Other> {
  const { id, prefix = id ?? 'gallery', label, messages, caption, address } = source
  const given = parseOptions(source.options)
  const options = effectiveOptions(given)
  const texts = { ...markupMessages, ...messages }
  const items = source.items.filter(({ mediaType }) => mediaType !== 'imageEmpty')
  const common: Common<Other> = { options, texts, prefix, caption, address, count: items.length }
  const { words, style } = look(options)
  const isMoving = isCarousel(options)
  const name = label ?? texts.gallery
  const children: Markup<Other>[] = isMoving
    ? (['rotate', 'previous', 'next'] as const).map((key) => [
        'button',
        {
          'data-part': key,
          type: 'button',
          'aria-label': texts[key === 'rotate' ? 'stop' : key],
        },
      ])
    : []
  const role = isMoving
    ? { tabIndex: 0, role: 'group', 'aria-label': name }
    : { role: items[0] ? 'list' : undefined }
  children.push([
    'div',
    { 'data-part': 'viewport', ...role },
    items.map((item, at) => slide(item, at, common)),
  ])
  const strip: Markup<Other> = [
    'div',
    { 'data-part': 'strip', role: 'group', 'aria-label': texts.choose },
    items.map((item, at) => thumb(item, at, common)),
  ]
  return [
    'section',
    {
      id,
      'data-gallery': chosen(given),
      'data-look': words,
      'aria-label': name,
      'aria-roledescription': isMoving ? texts.carousel : undefined,
      style,
    },
    [
      ['div', { 'data-part': 'view' }, children],
      ...(options.thumbnails && options.thumbnailStripHeight && items[1] ? [strip] : []),
      ...(isMoving ? [['p', { 'data-part': 'status', 'aria-live': 'polite' }] as const] : []),
    ],
  ]
}
