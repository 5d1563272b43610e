import type { Address } from '../address.ts'
import type { GalleryItem } from '../item/item.contract.ts'
import type { MarkupMessages } from '../markup/markup-messages.ts'
import type { GalleryOptions } from '../option/option.contract.ts'

/** Values that all slides of a gallery share. */
export interface SlideContext<Content = never> {
  readonly options: GalleryOptions
  readonly texts: MarkupMessages
  readonly prefix: string
  readonly count: number
  readonly caption: ((item: GalleryItem) => Content) | undefined
  readonly address: Address | undefined
}
