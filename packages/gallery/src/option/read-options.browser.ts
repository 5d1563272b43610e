import type { GalleryOptions } from './option.contract.ts'
import { mergeOptions, type Report } from './option.ts'

/**
 * The options of an element: those in the JSON of its attribute `data-gallery`, then its own attributes
 * (`data-auto-crop`), then what is given, each winning over the ones before.
 */
export const readOptions = ({ dataset }: HTMLElement, given?: unknown, report?: Report): GalleryOptions =>
  mergeOptions([dataset.gallery, dataset, given], report)
