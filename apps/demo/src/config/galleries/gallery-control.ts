import type { GalleryOptions, OptionKey } from '@sitewright/gallery'
import { designLabels, optionTable, type Condition, type Descriptor } from '@sitewright/gallery/schema'

interface Base {
  readonly key: OptionKey
  readonly label: string
  /** Applies to the gallery as it is set now. */
  readonly isUsed: boolean
}

/** Control of one option of a gallery. */
export type GalleryControl =
  | (Base & { readonly type: 'switch'; readonly value: boolean })
  | (Base & {
      readonly type: 'number'
      readonly value: number
      readonly min: number
      readonly max: number
      readonly step: number
    })
  | (Base & {
      readonly type: 'choice'
      readonly value: string
      readonly choices: readonly { readonly value: string; readonly label: string }[]
    })

/** A name in camel or kebab case as words. */
export function labelOf(name: string): string {
  const words = name
    .replace(/([A-Z])/g, ' $1')
    .replaceAll('-', ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Labels of options whose names say little to an owner. */
const LABELS: Readonly<Partial<Record<OptionKey, string>>> = {
  controls: 'Buttons to the previous and the next picture',
  autoCrop: 'Pictures fill their slide',
  squareThumbs: 'Square thumbnails',
  showMetaBasic: 'Titles and descriptions',
  showMeta: 'Titles and descriptions',
  showMetaOnlyTitle: 'Titles',
  metaPosition: 'Position of captions',
  showMetaOnHover: 'Captions only under the pointer',
  thumbnailsPerRow: 'Pictures in a row',
  padding: 'Space between pictures',
  lightbox: 'Pictures open over the page',
  lightboxTheme: 'Colours of the lightbox',
  newWindow: 'Links open in a new window',
}

const designs: Readonly<Record<string, string>> = designLabels

function isMet(when: Condition = {}, options: GalleryOptions): boolean {
  return Object.entries<readonly unknown[]>(when).every(([key, values]) =>
    values.includes(options[key as OptionKey]),
  )
}

/** Follows conditions to the options that they depend on: a strip that is off has no height. */
function isUsed(key: OptionKey, options: GalleryOptions): boolean {
  const { when } = optionTable[key]
  const others = Object.keys(when ?? {}) as OptionKey[]
  return isMet(when, options) && others.every((other) => isUsed(other, options))
}

function controlOf(key: OptionKey, row: Descriptor, options: GalleryOptions): GalleryControl {
  const base = { key, label: LABELS[key] ?? labelOf(key), isUsed: isUsed(key, options) }
  const value = options[key]
  if (row.of) {
    const choices = row.of.map(String).map((each) => ({ value: each, label: designs[each] ?? labelOf(each) }))
    return { ...base, type: 'choice', value: String(value), choices }
  }
  if (row.to === undefined) return { ...base, type: 'switch', value: value === true }
  const { from = 0, to, fine } = row
  return { ...base, type: 'number', value: Number(value), min: from, max: to, step: fine ? 0.5 : 1 }
}

/** Controls of all options of a gallery, in the order of the table that the gallery itself is made from. */
export const galleryControls = (options: GalleryOptions): readonly GalleryControl[] =>
  (Object.entries(optionTable) as [OptionKey, Descriptor][]).map(([key, row]) => controlOf(key, row, options))
