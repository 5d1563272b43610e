import { safeAddress } from '../address.ts'
import { sizeOf } from '../image/image.ts'
import type { GalleryItem } from '../item/item.contract.ts'
import type { Attributes, Markup } from '../markup/element.contract.ts'
import { namedText, placeText } from '../messages.ts'
import { isCarousel } from '../option/option.ts'
import type { SlideContext } from './slide-context.ts'
import { slideImage } from './slide-image.ts'

function captions<Content>(
  item: GalleryItem,
  { options, caption: customCaption }: SlideContext<Content>,
): Markup<Content>[] {
  const showsAll = options.showMeta || options.showMetaBasic
  if (!showsAll && !options.showMetaOnlyTitle) return []
  const attributes = { 'data-part': 'caption' }
  if (customCaption) return [['div', attributes, [{ slot: customCaption(item) }]]]
  const texts: Markup<Content>[] = []
  if (item.title) texts.push(['strong', { 'data-part': 'title' }, [item.title]])
  if (item.description && showsAll) texts.push(['span', { 'data-part': 'description' }, [item.description]])
  return texts.length ? [['div', attributes, texts]] : []
}

/** Attributes of the frame around a slide's image: a link to the item's page, its player, or the picture itself. */
function frameAttributes(item: GalleryItem, { options, texts }: SlideContext<unknown>): Attributes {
  const link = safeAddress(item.link)
  const player = safeAddress(item.video?.src)
  const picture = options.lightbox ? safeAddress(item.src) : ''
  const href = [link, player, picture].find(Boolean)
  const name = [item.alt, item.title].find(Boolean)
  const playLabel = name ? namedText(texts.named, texts.play, name) : texts.play
  const isWindow = href && options.newWindow && (link || !options.lightbox)
  return {
    'data-part': 'frame',
    href,
    'aria-label': href && (player && !link ? playLabel : (name ?? texts.view)),
    'data-view': options.lightbox && !link && href ? '' : undefined,
    'data-video': link ? undefined : player || undefined,
    'data-preview': item.isPreview ? texts.preview : undefined,
    // The lightbox shows both in every design, and most designs have no caption for them.
    'data-title': options.lightbox ? item.title : undefined,
    'data-description': options.lightbox ? item.description : undefined,
    target: isWindow ? '_blank' : undefined,
    rel: isWindow ? 'noopener' : undefined,
  }
}

/** Slide of an item: its image in a frame, and its caption. */
export function slide<Content>(
  item: GalleryItem,
  index: number,
  context: SlideContext<Content>,
): Markup<Content> {
  const { options, texts, prefix, count } = context
  const size = sizeOf(item)
  const id = `${prefix}-${index + 1}`
  const frame = frameAttributes(item, context)
  const role = isCarousel(options)
    ? {
        'data-active': index ? undefined : '',
        id,
        role: 'group',
        'aria-roledescription': texts.slide,
        'aria-label': placeText(texts.place, index, count),
      }
    : { id, role: 'listitem' }
  return [
    'div',
    {
      'data-part': 'slide',
      ...role,
      style: { '--ratio': size && `${size.width}/${size.height}` },
    },
    [[frame.href ? 'a' : 'div', frame, [slideImage(item, index, context)]], ...captions(item, context)],
  ]
}
