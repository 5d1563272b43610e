import { join, type Family } from './family.ts'
import { color } from '../formatter/content/color.ts'
import { images } from '../formatter/content/image.ts'
import { item } from '../formatter/content/item.ts'
import { media } from '../formatter/content/media.ts'
import { size } from '../formatter/content/size.ts'
import { collection } from '../predicate/collection.ts'
import { gallery } from '../predicate/gallery.ts'
import { record } from '../predicate/record.ts'
import { slide } from '../predicate/slide.ts'

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
