// Markup of a gallery as text, for a server or for `innerHTML`
export { galleryHtml } from './markup/html.ts'
export type { GallerySource } from './markup/markup.ts'
export { markupMessages, type MarkupMessages } from './markup/markup-messages.ts'

// Its items
export { itemFromRecord, itemsFromRecords } from './item/record.ts'
export type { Address } from './address.ts'
export { srcset } from './image/image.ts'
export { mediaTypes, type Averages, type GalleryItem, type MediaType } from './item/item.contract.ts'
