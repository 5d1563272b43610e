import type { Address } from '../address.ts'
import type { GalleryItem } from '../item/item.contract.ts'
import type { GalleryOptions, OptionKey } from '../option/option.contract.ts'
import { effectiveOptions, isCarousel, parseOptions } from '../option/option.ts'
import { styleHooks } from '../option/style-hook.ts'
import type { SlideContext } from '../slide/slide-context.ts'
import { slide } from '../slide/slide.ts'
import { thumbnail } from '../slide/thumbnail.ts'
import { withTexts } from '../messages.ts'
import type { Markup } from './element.contract.ts'
import { markupMessages, type MarkupMessages } from './markup-messages.ts'

/** Items and settings of a gallery's markup. */
export interface GallerySource<Content = never> {
  /** Pictures and videos, in their order. */
  readonly items: readonly GalleryItem[]
  /** Options as a site stores them, as JSON, or as an object. Missing options have their defaults. */
  readonly options?: unknown
  /** Id of the gallery, unique in its page. It gives each picture in the lightbox an address (`#id/3`). */
  readonly id?: string | undefined
  /**
   * First part of the slides' ids.
   *
   * @default the gallery's id, or 'gallery'
   */
  readonly prefix?: string | undefined
  /**
   * Name of the gallery for screen readers.
   *
   * @default the message 'gallery'
   */
  readonly label?: string | undefined
  /** Texts that replace the English ones, by key. */
  readonly messages?: Partial<MarkupMessages> | undefined
  /** Address of a picture in a width, on your image server. Is called with an item's `widths`, or with 100 to 2500 px. */
  readonly address?: Address | undefined
  /** Content of a caption, in place of title and description. */
  readonly caption?: ((item: GalleryItem) => Content) | undefined
}

/** JSON of the options that differ from their defaults. */
function chosenOptions(options: GalleryOptions): string {
  const defaults = parseOptions({ design: options.design })
  const isChosen = ([key, value]: [string, unknown]): boolean =>
    key === 'design' || value !== defaults[key as OptionKey]
  return JSON.stringify(Object.fromEntries(Object.entries(options).filter(isChosen)))
}

function controls({ stop, previous, next }: MarkupMessages): Markup[] {
  const labels = { rotate: stop, previous, next }
  return Object.entries(labels).map(([part, label]) => [
    'button',
    { 'data-part': part, type: 'button', 'aria-label': label },
  ])
}

/** Does an item have a slide? Data from JSON may have null in place of an item. */
export const isShown = (item: GalleryItem | null): boolean => !!item && item.mediaType !== 'imageEmpty'

/** Markup of a gallery. It is the same on a server and in a browser, complete and in its final size without a script. */
export function markup<Content = never>(source: GallerySource<Content>): Markup<Content> {
  const { id, messages, caption, address } = source
  // Data from JSON may have null for what is missing.
  const prefix = source.prefix ?? id ?? 'gallery'
  const given = parseOptions(source.options)
  const options = effectiveOptions(given)
  const texts = withTexts<MarkupMessages>(markupMessages, messages)
  const label = source.label ?? texts.gallery
  const items = source.items.filter(isShown)
  const context: SlideContext<Content> = { options, texts, prefix, caption, address, count: items.length }
  const { tokens, style } = styleHooks(options)
  const isMoving = isCarousel(options)
  const role = isMoving
    ? { tabIndex: 0, role: 'group', 'aria-label': label }
    : { role: items[0] ? 'list' : undefined }
  const viewport: Markup<Content> = [
    'div',
    { 'data-part': 'viewport', ...role },
    items.map((item, index) => slide(item, index, context)),
  ]
  const strip: Markup<Content> = [
    'div',
    { 'data-part': 'strip', role: 'group', 'aria-label': texts.choose },
    items.map((item, index) => thumbnail(item, index, context)),
  ]
  const children: Markup<Content>[] = [
    ['div', { 'data-part': 'view' }, [...(isMoving ? controls(texts) : []), viewport]],
  ]
  if (options.thumbnails && options.thumbnailStripHeight && items[1]) children.push(strip)
  if (isMoving) children.push(['p', { 'data-part': 'status', 'aria-live': 'polite' }])
  return [
    'section',
    {
      id,
      'data-gallery': chosenOptions(given),
      'data-look': tokens,
      'aria-label': label,
      'aria-roledescription': isMoving ? texts.carousel : undefined,
      style,
    },
    children,
  ]
}
