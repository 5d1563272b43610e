import { imageWidths } from '../contract/constant.ts'
import type { GalleryItem } from '../contract/item.ts'

/** The size of a picture, if both numbers are positive and whole. */
export function sizeOf({ width, height }: GalleryItem): { width: number; height: number } | undefined {
  const isSize = (px: unknown): px is number => Number.isInteger(px) && Number(px) > 0
  return isSize(width) && isSize(height) ? { width, height } : undefined
}

/** The address of a picture made `width` px wide. */
export const variant = (src: string, width: number): string =>
  `${src}${src.includes('?') ? '&' : '?'}format=${width}w`

/** The width that a thumbnail `px` wide is asked for. */
export const bucket = (px: number): number =>
  imageWidths.find((width) => width >= px && width <= 1000) ?? 1500

/** The widths to choose from: what the server can make, or every variant that is not wider than the picture. */
export function widthsOf(item: GalleryItem): readonly number[] {
  const { width = Infinity } = sizeOf(item) ?? {}
  // The browser has to be told of an address that no server answers as it is.
  if (/^(data|blob):/i.test(item.src)) return []
  return (
    item.widths ?? imageWidths.filter((one, index) => one <= width || (imageWidths[index - 1] ?? 0) < width)
  )
}

/** What the browser chooses from, or nothing if there is only the picture itself. */
export const srcset = (item: GalleryItem): string | undefined =>
  widthsOf(item)
    .map((width) => `${variant(item.src, width)} ${width}w`)
    .join(', ') || undefined
