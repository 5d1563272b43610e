import { hyphened, storedName } from './option-name.ts'
import { optionTable, type Descriptor, type OptionKey } from './option.contract.ts'

/** What each option does, for pages and controls. */
export const optionTexts: { readonly [K in OptionKey]: string } = {
  design: 'How the pictures are laid out',
  autoplay: 'Slides follow one another on their own',
  autoplayDuration: 'Seconds that each slide rests',
  controls: 'Buttons to the previous and the next slide',
  autoCrop: 'Pictures fill their slide; otherwise they are shown whole',
  aspectRatio: 'Shape of the cells',
  squareThumbs: 'Pictures of a grid fill their cell, thumbnails are square; otherwise they are shown whole',
  thumbnails: 'A strip of thumbnails',
  thumbnailStripHeight: 'Height of the strip in px; at 0 there is none',
  thumbnailStripMargin: 'Room above the strip in px',
  showMetaBasic: 'Titles and descriptions',
  showMeta: 'Titles and descriptions',
  showMetaOnlyTitle: 'Titles',
  metaPosition: 'Where captions stand',
  showMetaOnHover: 'Captions show under the pointer or the focus only',
  activeAlignment: 'Where the active slide rests',
  thumbnailsPerRow: 'Cells in a row',
  padding: 'Room between pictures in px',
  lightbox: 'A click opens the picture over the page',
  lightboxTheme: 'Colours of the lightbox',
  maxWidth: 'Width of a column in px, at most',
  newWindow: 'Links open in a new window',
  transparentBackground: 'No ground around pictures that are shown whole',
}

/** When an option counts, in words. Nothing if it always does. */
export const conditionText = ({ when = {} }: Descriptor): string =>
  Object.entries<readonly unknown[]>(when)
    .map(([key, values]) => {
      const names = values.filter((value) => typeof value === 'string').join(', ')
      return names || `${hyphened(key)} is ${values[0] === true ? 'on' : 'off'}`
    })
    .join(', ')

const rangeText = ({ of, from = 0, to }: Descriptor): string =>
  of ? of.map((value) => `\`${String(value)}\``).join(' ') : to === undefined ? 'on, off' : `${from} to ${to}`

/** The table of options as Markdown. */
export const optionPage = (): string =>
  [
    ['option', 'values', 'default', 'counts for', 'what it does'],
    ['---', '---', '---', '---', '---'],
    ...(Object.entries(optionTable) as [OptionKey, Descriptor][]).map(([key, row]) => [
      `\`${storedName(key)}\``,
      rangeText(row),
      typeof row.default === 'boolean' ? (row.default ? 'on' : 'off') : `\`${String(row.default)}\``,
      conditionText(row),
      optionTexts[key],
    ]),
  ]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
