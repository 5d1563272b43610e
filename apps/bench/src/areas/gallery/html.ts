// The sources, as this runs before anything has been built.
import { galleryHtml } from '../../../../../packages/gallery/src/markup/html.ts'
import { pictures, type BenchPicture } from './picture.ts'

const image = ({ src, alt, width, height }: BenchPicture): string =>
  `<img src="${src}" alt="${alt}" width="${width}" height="${height}" loading="lazy">`

/** Markup that each package's documentation asks for. */
const markup: Readonly<Record<string, (items: readonly BenchPicture[]) => string>> = {
  'by hand': (items) =>
    `<style>ul{display:flex;overflow:auto hidden;margin:0;padding:0;scroll-snap-type:inline mandatory;scrollbar-width:none}li{flex:0 0 100%;scroll-snap-align:start}</style><ul>${items.map((item) => `<li>${image(item)}</li>`).join('')}</ul>`,
  'embla-carousel': (items) =>
    `<style>.embla{overflow:hidden}.embla__container{display:flex}.embla__slide{flex:0 0 100%;min-width:0}</style><div class="embla"><div class="embla__container">${items.map((item) => `<div class="embla__slide">${image(item)}</div>`).join('')}</div></div>`,
  swiper: (items) =>
    `<div class="swiper"><div class="swiper-wrapper">${items.map((item) => `<div class="swiper-slide">${image(item)}</div>`).join('')}</div></div>`,
}

const still = '<style>*{scroll-behavior:auto!important}:root{--gallery-duration:0s}</style>'

/** Pictures of the others as ours are: of one shape, with rounded corners. */
const dressed =
  '<style>:is(.embla__slide,.swiper-slide) img{display:block;inline-size:100%;block-size:auto;aspect-ratio:3/2;object-fit:cover;border-radius:.5rem}</style>'

/** A page of one subject as ours looks. */
export const alike = (subject: string, count: number): string => `${dressed}${html(subject, count)}`

/** A page of one subject, in a slider unless another design is named. */
export function html(subject: string, count: number, design = 'slideshow'): string {
  const make = markup[subject]
  const items = pictures(count)
  const options = { design, thumbnails: false }
  return `${still}<main>${make ? make(items) : galleryHtml({ items, options })}</main>${make ? '<p aria-live="polite"></p>' : ''}<p>What follows.</p>`
}
