/** How a gallery lays its pictures out. `autocolumns` is read from older sites and no longer offered. */
export type Design = 'slideshow' | 'slider' | 'grid' | 'stacked' | 'autocolumns'

export type AspectRatio =
  | 'square'
  | 'standard'
  | 'standard-vertical'
  | 'four-three'
  | 'three-four-vertical'
  | 'widescreen'
  | 'anamorphic-widescreen'

/** Where a caption stands. `left` is the side where reading begins, so right-to-left pages mirror it. */
export type MetaPosition =
  'top' | 'top-left' | 'top-right' | 'center' | 'bottom' | 'bottom-left' | 'bottom-right'

export type Alignment = 'left' | 'center' | 'right'

export type LightboxTheme = 'dark' | 'light'

/** How a gallery looks and moves. Every setting has a default, so a caller names only what differs. */
export interface GalleryOptions {
  readonly design: Design
  readonly autoplay: boolean
  /** Seconds that each slide rests. */
  readonly autoplayDuration: number
  readonly controls: boolean
  readonly autoCrop: boolean
  readonly aspectRatio: AspectRatio
  readonly squareThumbs: boolean
  readonly thumbnails: boolean
  /** In px. At 0 there is no strip. */
  readonly thumbnailStripHeight: number
  readonly thumbnailStripMargin: number
  readonly showMetaBasic: boolean
  readonly showMeta: boolean
  readonly showMetaOnlyTitle: boolean
  readonly metaPosition: MetaPosition
  readonly showMetaOnHover: boolean
  readonly activeAlignment: Alignment
  readonly thumbnailsPerRow: number
  /** Between pictures, in px. */
  readonly padding: number
  readonly lightbox: boolean
  readonly lightboxTheme: LightboxTheme
  /** Of a column, in px. */
  readonly maxWidth: number
  readonly newWindow: boolean
  readonly transparentBackground: boolean
}

export type OptionKey = keyof GalleryOptions

/** When an option counts: each setting named here has to have one of the listed values. */
export type Condition = { readonly [K in OptionKey]?: readonly GalleryOptions[K][] }

/** One row of the table: a switch has only a default, a number its range, a choice its values. */
export interface Descriptor<Value = unknown> {
  readonly default: Value
  readonly when?: Condition
  readonly from?: number
  readonly to?: number
  /** Fractions are kept. */
  readonly fine?: true
  readonly of?: readonly Value[]
  /** Read, not offered. */
  readonly legacy?: Value
}

export type OptionTable = { readonly [K in OptionKey]: Descriptor<GalleryOptions[K]> }

const moving: Condition = { design: ['slideshow', 'slider'] }
const striped: Condition = { thumbnails: [true] }

/**
 * Every option with its range, its default and when it counts. The reader of options, the schema, the controls of the
 * stories and the table of the README are made from it. A condition looks only at rows above its own.
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
