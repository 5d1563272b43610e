import { imageWidths } from '../option/constant.contract.ts'
import type { GalleryItem } from '../item/item.contract.ts'

/** The size of a picture, if both numbers are positive and whole. */
export function sizeOf({ width, height }: GalleryItem): { width: number; height: number } | undefined {
  const isSize = (px: unknown): px is number => Number.isInteger(px) && Number(px) > 0
  return isSize(width) && isSize(height) ? { width, height } : undefined
}

/** The address of a picture in a width (px): of an image server of one's own. */
export type Address = (src: string, width: number) => string

/** The address at which the platform has a picture `width` px wide. */
export const variant: Address = (src, width) => `${src}${src.includes('?') ? '&' : '?'}format=${width}w`

/** The width that a thumbnail `px` wide is asked for. */
export const bucket = (px: number): number =>
  imageWidths.find((width) => width >= px && width <= 1000) ?? 1500

/** The widths of the platform up to the one that holds all of a picture. */
export const widthsUpTo = (most: number): readonly number[] =>
  imageWidths.filter((one, at) => one <= most || (imageWidths[at - 1] ?? 0) < most)

/**
 * The widths to choose from: those of the item, or those of the platform if its owner gave an `address`. Nothing is
 * invented: an item with neither has one address, its `src`.
 */
export function widthsOf(item: GalleryItem, address?: Address): readonly number[] {
  // Own candidates win, and what carries the picture itself has no other widths.
  if (item.srcset || /^(data|blob):/i.test(item.src)) return []
  return item.widths ?? (address ? widthsUpTo(sizeOf(item)?.width ?? Infinity) : [])
}

/** What the browser chooses from, or nothing if there is only the picture itself. */
export const srcset = (item: GalleryItem, address?: Address): string | undefined =>
  item.srcset ??
  (widthsOf(item, address)
    .map((width) => `${(address ?? variant)(item.src, width)} ${width}w`)
    .join(', ') ||
    undefined)
