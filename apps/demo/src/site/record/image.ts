import type { Product } from '../content/product.ts'
import { siteContent } from '../content/site-content.ts'

/** A picture of the shop as an image record. The shop keeps three sizes of each, named by their width. */
export interface ImageRecord {
  readonly id: string
  readonly recordType: 2
  readonly title: string
  readonly altText: string
  readonly assetUrl: string
  readonly smallUrl: string
  readonly originalSize: string
  readonly systemDataVariants: string
  readonly width: number
  readonly height: number
  readonly srcset: string
  readonly mediaFocalPoint: { readonly x: number; readonly y: number }
}

/** Pictures of products, by the list of products. */
const tallOf = new WeakMap<readonly Product[], ReadonlySet<string>>()

function tall(): ReadonlySet<string> {
  const { products } = siteContent()
  const known =
    tallOf.get(products) ?? new Set(products.flatMap((product) => [product.picture, ...pictured(product)]))
  tallOf.set(products, known)
  return known
}

function pictured({ options = [], details = [] }: Product): string[] {
  return [
    ...options.flatMap(({ choices }) => choices.flatMap(({ picture }) => picture ?? [])),
    ...details.map(({ picture }) => picture),
  ]
}

/** The image record of a picture by its name: products are upright, scenes are wide. */
export function image(
  name: string,
  altText: string,
  focus: readonly [number, number] = [0.5, 0.5],
): ImageRecord {
  const uploaded = siteContent().pictures[name]
  const [width, height] = tall().has(name) ? [640, 800] : [1280, 800]
  const widths = [width / 2, width, width * 2]
  const url = (size: number) => uploaded ?? `/picture/${name}-${size}.webp`
  return {
    id: `image-${name}`,
    recordType: 2,
    title: altText,
    altText,
    assetUrl: url(width),
    smallUrl: url(width / 2),
    originalSize: `${width * 2}x${height * 2}`,
    // An uploaded picture has one size.
    systemDataVariants: uploaded ? '' : widths.map((size) => `${size}w`).join(','),
    width,
    height,
    srcset: uploaded ? '' : widths.map((size) => `${url(size)} ${size}w`).join(', '),
    mediaFocalPoint: { x: focus[0], y: focus[1] },
  }
}
