import { galleryHtml, type GalleryItem } from '@sitewright/gallery/html'
import { PLATES } from '../content/gallery.ts'
import { pageTexts } from '../../language/page-texts.ts'
import type { Product, Scene } from '../content/product.ts'
import type { Language } from '../content/words.ts'
import { image, type ImageRecord } from './image.ts'
import { textIn } from '../content/text-in.ts'

const SIZES = '(min-width: 45rem) 50vw, 100vw'

const itemOf = ({ assetUrl, srcset, width, height }: ImageRecord, title: string): GalleryItem => ({
  src: assetUrl,
  srcset,
  sizes: SIZES,
  width,
  height,
  title,
  alt: title,
})

/** Width of an upright cell, as a part of a wide picture that fills its height. */
const SEEN = 0.5

/** Focal point by which a cell shows a product in the middle, as far as the picture reaches. */
const focusOn = (at: number): number => Math.min(1, Math.max(0, (at - SEEN / 2) / (1 - SEEN)))

function sceneItem([name, at]: Scene, locale: Language): GalleryItem {
  const plate = PLATES.find(({ picture }) => picture === name)
  return {
    ...itemOf(image(name, ''), textIn(plate?.title, locale) ?? ''),
    description: textIn(plate?.body, locale),
    focalPoint: { x: focusOn(at), y: 0.5 },
  }
}

/** Name of a picture of a product: with the choice that it shows, if it shows one. */
function pictureTitle({ name, options = [] }: Product, shown: string, locale: Language): string {
  const choice = options.flatMap(({ choices }) => choices).find(({ picture }) => picture === shown)
  return choice ? `${textIn(name, locale)}, ${textIn(choice.word, locale)}` : textIn(name, locale)
}

/**
 * Gallery of a product's page: its pictures in the order of its record, close views, and where it stands in the house.
 * Empty for a product without any.
 */
export function productGallery(product: Product, pictures: readonly ImageRecord[], locale: Language): string {
  const { name, details = [], scenes = [] } = product
  const shown = pictures.map(({ id }) => id.replace(/^image-/, ''))
  // A close view stands in for a main picture that was deleted.
  const views = details.filter(({ picture }) => !shown.includes(picture))
  const items = [
    ...pictures.map((each, i) => itemOf(each, pictureTitle(product, shown[i] ?? '', locale))),
    ...views.map(({ picture, word }) =>
      itemOf(image(picture, ''), `${textIn(name, locale)}: ${textIn(word, locale)}`),
    ),
    ...scenes.map((scene) => sceneItem(scene, locale)),
  ]
  if (items.length === 0) return ''
  return galleryHtml({
    id: 'pictures',
    label: textIn(name, locale),
    messages: pageTexts(locale).gallery,
    items,
    options: {
      design: 'slideshow',
      'show-meta': false,
      controls: true,
      lightbox: true,
      'thumbnail-strip-height': 72,
      'thumbnail-strip-margin': 8,
    },
  })
}
