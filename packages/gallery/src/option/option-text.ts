import { hyphened } from './option-name.ts'
import type { Descriptor, OptionKey } from './option.contract.ts'

/** Description of each option, for the README and for Storybook. */
export const optionTexts: { readonly [K in OptionKey]: string } = {
  design: 'How the pictures are laid out',
  autoplay: 'Slides change on their own',
  autoplayDuration: 'Seconds for which each slide is shown',
  controls: 'Buttons to the previous and the next slide',
  autoCrop: 'Pictures fill their slide; otherwise they are shown whole',
  aspectRatio: 'Shape of the cells',
  squareThumbs: 'Pictures of a grid fill their cell, thumbnails are square; otherwise they are shown whole',
  thumbnails: 'A strip of thumbnails',
  thumbnailStripHeight: 'Height of the strip in px; 0 removes it',
  thumbnailStripMargin: 'Space above the strip in px',
  showMetaBasic: 'Titles and descriptions',
  showMeta: 'Titles and descriptions',
  showMetaOnlyTitle: 'Titles',
  metaPosition: 'Position of captions',
  showMetaOnHover: 'Captions are shown only under the pointer or the focus',
  activeAlignment: 'Position of the active slide',
  thumbnailsPerRow: 'Cells in a row',
  padding: 'Space between pictures in px',
  lightbox: 'A click opens the picture over the page',
  lightboxTheme: 'Colours of the lightbox',
  maxWidth: 'Maximum width of a column in px',
  newWindow: 'Links open in a new window',
  transparentBackground: 'No background around pictures that are shown whole',
}

/** Condition of an option in words. Empty if the option always applies. */
export const conditionText = ({ when = {} }: Descriptor): string =>
  Object.entries<readonly unknown[]>(when)
    .map(([key, values]) => {
      const names = values.filter((value) => typeof value === 'string').join(', ')
      return names || `${hyphened(key)} is ${values[0] === true ? 'on' : 'off'}`
    })
    .join(', ')
