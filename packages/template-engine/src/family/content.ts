import { join, type Family } from './family.ts'
import { color } from '../formatters/color.ts'
import { images } from '../formatters/image.ts'
import { item } from '../formatters/item.ts'
import { media } from '../formatters/media.ts'
import { size } from '../formatters/size.ts'
import { collection } from '../predicates/collection.ts'
import { gallery } from '../predicates/gallery.ts'
import { record } from '../predicates/record.ts'
import { slide } from '../predicates/slide.ts'

export { isLight } from '../color.ts'

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
