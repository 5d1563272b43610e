import { join, type Family } from './core/family.ts'
import { color } from './core/formatters/color.ts'
import { images } from './core/formatters/image.ts'
import { item } from './core/formatters/item.ts'
import { media } from './core/formatters/media.ts'
import { size } from './core/formatters/size.ts'
import { collection } from './core/predicates/collection.ts'
import { gallery } from './core/predicates/gallery.ts'
import { record } from './core/predicates/record.ts'
import { slide } from './core/predicates/slide.ts'

/** Pages, collections and their items, images, video and audio. */
export const content: Family = /* @__PURE__ */ join(
  color,
  images,
  item,
  media,
  size,
  collection,
  gallery,
  record,
  slide,
)

export { isLight } from './core/color.ts'
