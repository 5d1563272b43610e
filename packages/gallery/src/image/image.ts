import { safeAddress, variant, type Address } from '../address.ts'
import type { GalleryItem } from '../item/item.contract.ts'

/** Widths in which the platform has a picture, in px. */
export const imageWidths = [100, 300, 500, 750, 1000, 1500, 2500] as const

const isSize = (px: unknown): px is number => Number.isSafeInteger(px) && Number(px) > 0

/** Size of a picture. `undefined` unless both numbers are positive integers. */
export function sizeOf({ width, height }: GalleryItem): { width: number; height: number } | undefined {
  return isSize(width) && isSize(height) ? { width, height } : undefined
}

/** Width to request for a thumbnail that is `px` wide. */
export const bucket = (px: number): number =>
  imageWidths.find((width) => width >= px && width <= 1000) ?? 1500

/** Widths of the platform, up to the first that covers `originalWidth`. */
export function widthsUpTo(originalWidth: number): readonly number[] {
  return imageWidths.filter(
    (width, at) => width <= originalWidth || (imageWidths[at - 1] ?? 0) < originalWidth,
  )
}

/**
 * Widths to choose from: those of the item, or those of the platform if there is an `address`. Empty for an item with
 * neither, because its only known address is its `src`.
 */
export function widthsOf(item: GalleryItem, address?: Address): readonly number[] {
  // An item's own candidates win. Without an address there is nothing to ask for, and an address that contains the picture
  // has no other widths.
  if (item.srcset || !item.src || /^(data|blob):/i.test(item.src)) return []
  return item.widths?.filter(isSize) ?? (address ? widthsUpTo(sizeOf(item)?.width ?? Infinity) : [])
}

/** An address in a list of candidates, where it ends at a space, or at its last character if that is a comma. */
const inList = (address: string): string => address.trim().replace(/\s|^,|,$/g, encodeURIComponent)

/** Candidates for the browser to choose from. `undefined` if there is only the picture itself. */
export function srcset(item: GalleryItem, address?: Address): string | undefined {
  const candidates = widthsOf(item, address).flatMap((width) => {
    const found = inList(safeAddress((address ?? variant)(item.src, width)))
    return found ? `${found} ${width}w` : []
  })
  return [item.srcset, candidates.join(', ')].find(Boolean)
}
