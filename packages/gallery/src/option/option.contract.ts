/** Layout of a gallery. `autocolumns` is a legacy design: older sites keep it, editors do not offer it. */
export type Design = 'slideshow' | 'slider' | 'grid' | 'stacked' | 'autocolumns'

/** Shape of a gallery's cells. */
export type AspectRatio =
  | 'square'
  | 'standard'
  | 'standard-vertical'
  | 'four-three'
  | 'three-four-vertical'
  | 'widescreen'
  | 'anamorphic-widescreen'

/** Position of captions. `left` is the side where reading begins: pages that read from right to left mirror it. */
export type MetaPosition =
  'top' | 'top-left' | 'top-right' | 'center' | 'bottom' | 'bottom-left' | 'bottom-right'

/** Position of the active slide of a slider. */
export type Alignment = 'left' | 'center' | 'right'

/** Colours of the lightbox. */
export type LightboxTheme = 'dark' | 'light'

/** Appearance and movement of a gallery. `optionTable` has the defaults. */
export interface GalleryOptions {
  /** How the pictures are laid out. */
  readonly design: Design
  /** Slides change on their own. */
  readonly autoplay: boolean
  /** Time for which each slide is shown, in seconds. */
  readonly autoplayDuration: number
  /** Shows buttons for the previous and the next slide. */
  readonly controls: boolean
  /** Pictures fill their slide; otherwise they are shown whole. */
  readonly autoCrop: boolean
  /** Shape of the cells. */
  readonly aspectRatio: AspectRatio
  /** Pictures of a grid fill their cell, and thumbnails are square; otherwise they are shown whole. */
  readonly squareThumbs: boolean
  /** Shows a strip of thumbnails. */
  readonly thumbnails: boolean
  /** Height of the strip in px. 0 removes it. */
  readonly thumbnailStripHeight: number
  /** Space above the strip, in px. */
  readonly thumbnailStripMargin: number
  /** Shows titles and descriptions in the design `stacked`. */
  readonly showMetaBasic: boolean
  /** Shows titles and descriptions in the design `slideshow`. */
  readonly showMeta: boolean
  /** Shows titles in the design `grid`. */
  readonly showMetaOnlyTitle: boolean
  /** Position of captions. */
  readonly metaPosition: MetaPosition
  /** Captions are shown only under the pointer or the focus. */
  readonly showMetaOnHover: boolean
  /** Position of the active slide of a slider. */
  readonly activeAlignment: Alignment
  /** Number of cells in a row. */
  readonly thumbnailsPerRow: number
  /** Space between pictures, in px. */
  readonly padding: number
  /** A click opens the picture over the page. */
  readonly lightbox: boolean
  /** Colours of the lightbox. */
  readonly lightboxTheme: LightboxTheme
  /** Largest width of a column, in px. */
  readonly maxWidth: number
  /** Links open in a new window. */
  readonly newWindow: boolean
  /** There is no background around pictures that are shown whole. */
  readonly transparentBackground: boolean
}

/** Name of an option. */
export type OptionKey = keyof GalleryOptions

/** Condition for an option to apply: each option named here has one of the listed values. */
export type Condition = { readonly [K in OptionKey]?: readonly GalleryOptions[K][] }

/** Row of the table. A switch has only a default, a number also its range, a choice its values. */
export interface Descriptor<Value = unknown> {
  /** Used where no value is given, and for one that cannot be used. */
  readonly default: Value
  /** Without it the option applies always. */
  readonly when?: Condition
  /** Smallest number. A smaller one counts as this one. */
  readonly from?: number
  /** Largest number. A larger one counts as this one. */
  readonly to?: number
  /** The number may have a fraction. */
  readonly fine?: true
  /** All values of a choice that are offered. */
  readonly of?: readonly Value[]
  /** Value that is read but no longer offered. */
  readonly legacy?: Value
}

/** Description of each option, by its name. */
export type OptionTable = { readonly [K in OptionKey]: Descriptor<GalleryOptions[K]> }

const moving: Condition = { design: ['slideshow', 'slider'] }
const striped: Condition = { thumbnails: [true] }

/**
 * All options with their ranges, defaults and conditions: the source of the option reader, the schema, Storybook's controls
 * and the README's table. A condition refers only to rows above its own.
 */
export const optionTable: OptionTable = {
  design: { of: ['slideshow', 'slider', 'grid', 'stacked'], legacy: 'autocolumns', default: 'grid' },
  autoplay: { default: false, when: moving },
  autoplayDuration: { from: 1, to: 10, fine: true, default: 5, when: { autoplay: [true] } },
  controls: { default: false },
  autoCrop: { default: true },
  aspectRatio: {
    of: [
      'square',
      'standard',
      'standard-vertical',
      'four-three',
      'three-four-vertical',
      'widescreen',
      'anamorphic-widescreen',
    ],
    default: 'square',
    when: { design: ['grid'] },
  },
  squareThumbs: { default: true },
  thumbnails: { default: false, when: { design: ['slideshow'] } },
  thumbnailStripHeight: { from: 0, to: 200, default: 80, when: striped },
  thumbnailStripMargin: { from: 0, to: 60, default: 20, when: striped },
  showMetaBasic: { default: true, when: { design: ['stacked'] } },
  showMeta: { default: true, when: { design: ['slideshow'] } },
  showMetaOnlyTitle: { default: false, when: { design: ['grid'] } },
  metaPosition: {
    of: ['top', 'top-left', 'top-right', 'center', 'bottom', 'bottom-left', 'bottom-right'],
    default: 'bottom',
  },
  showMetaOnHover: { default: false },
  activeAlignment: { of: ['left', 'center', 'right'], default: 'center', when: { design: ['slider'] } },
  thumbnailsPerRow: { from: 1, to: 10, default: 4 },
  padding: { from: 0, to: 50, default: 20 },
  lightbox: { default: false },
  lightboxTheme: { of: ['dark', 'light'], default: 'dark' },
  maxWidth: { from: 100, to: 300, default: 300, when: { design: ['autocolumns'] } },
  newWindow: { default: false },
  transparentBackground: { default: false, when: { autoCrop: [false], design: ['slideshow'] } },
}

/** Labels of the designs that an editor offers. */
export const designLabels: { readonly [D in Exclude<Design, 'autocolumns'>]: string } = {
  slideshow: 'Slideshow',
  slider: 'Carousel',
  grid: 'Grid',
  stacked: 'Stacked',
}

/** Height of a slider, in percent of its width. */
export const sliderAspectRatio = 50

/** Number of a photo host's galleries that an older gallery variant read. */
export const photoHostGalleries = 20

/** Number of pictures that an older gallery variant read at a time from a photo host. */
export const photoHostPageSize = 50
