// The markup of a gallery, without a document: for a server, or for `innerHTML`
export { galleryHtml } from './core/html.ts'
export type { GallerySource } from './core/markup.ts'
export { markupMessages, type MarkupMessages } from './core/markup-messages.ts'

// Its items
export { itemFromRecord, itemsFromRecords } from './core/record.ts'
export { srcset, type Address } from './core/image.ts'
export { mediaTypes, type Averages, type GalleryItem, type MediaType } from './contract/item.ts'
export { imageWidths } from './contract/constant.ts'
