import {
  optionTable,
  type Descriptor,
  type Design,
  type GalleryOptions,
  type OptionKey,
} from './option.contract.ts'

/** An option that could not be used as given. */
export interface OptionIssue {
  /** `undefined` if the whole source could not be read. */
  readonly key?: OptionKey
  /** The value that was given, or the text that could not be read. */
  readonly given: unknown
  /**
   * `unreadable`: it is not JSON. `unknown`: it is none of the option's values. `adjusted`: the number is out of range, or
   * has to be an integer. `other-markup`: the markup lacks the parts of this design, see the README.
   */
  readonly reason: 'unreadable' | 'unknown' | 'adjusted' | 'other-markup'
  /** Value used instead: the nearest end of the range, or the default. */
  readonly used?: unknown
}

/** Receives an option that could not be used as given. */
export type Report = (issue: OptionIssue) => void

type Loose = Record<string, unknown>

const rows = Object.entries(optionTable) as [OptionKey, Descriptor][]

/** Reads one value in any spelling. `undefined` if it is none of the option's values. */
function readValue({ from = 0, to, fine, of, legacy }: Descriptor, given: unknown): unknown {
  const isObject = Object(given) === given
  if (isObject) return undefined
  const text = String(given).trim()
  if (of) return [...of, legacy].find((value) => value === text)
  if (to === undefined) {
    // An attribute without a value is on.
    if (/^(true|on|1|)$/.test(text)) return true
    return /^(false|off|0)$/.test(text) ? false : undefined
  }
  const number = Math.min(to, Math.max(from, Number(text || NaN)))
  if (isNaN(number)) return undefined
  return fine ? number : Math.round(number)
}

/** Entries of one source: an object, or its JSON. */
function entriesOf(source: unknown, report?: Report): [name: string, given: unknown][] {
  try {
    return Object.entries(Object(typeof source === 'string' ? JSON.parse(source || '{}') : source) as Loose)
  } catch {
    report?.({ given: source, reason: 'unreadable' })
    return []
  }
}

/**
 * Reads options from several sources, later ones winning key by key. Never throws: a number out of range becomes the nearest
 * end of the range, an unreadable value becomes the default, and both are reported.
 */
export function mergeOptions(sources: readonly unknown[], report?: Report): GalleryOptions {
  const all = new Map<string, unknown>()
  for (const [name, given] of sources.flatMap((source) => entriesOf(source, report))) {
    // Stored options hold both `auto-crop` and `autoCrop`, one of them null. Names of attributes arrive as `autocrop`.
    if (given != null) all.set(name.replaceAll('-', '').toLowerCase(), given)
  }
  const options: Loose = {}
  for (const [key, row] of rows) {
    const given = all.get(key.toLowerCase())
    const value = given === undefined ? undefined : readValue(row, given)
    // Of all that designs preset, this alone is not a default.
    const isPreset = key === 'thumbnails' && options.design === 'slideshow'
    const used = value ?? (isPreset || row.default)
    options[key] = used
    const isUnknown = value === undefined
    // An unknown value may be one that cannot be converted, such as a symbol.
    const isAdjusted = !isUnknown && row.to && Number(given) !== value
    if (given !== undefined && (isUnknown || isAdjusted))
      report?.({ key, given, used, reason: isUnknown ? 'unknown' : 'adjusted' })
  }
  return options as unknown as GalleryOptions
}

/**
 * Reads a gallery's options from an object or its JSON. Missing options get their defaults, and each that
 * cannot be used as given is reported.
 *
 * @example
 * ```ts
 * import { parseOptions } from '@sitewright/gallery'
 *
 * const options = parseOptions('{"design":"slideshow"}', ({ key }) => console.warn(key))
 * ```
 */
export const parseOptions = (given?: unknown, report?: Report): GalleryOptions =>
  mergeOptions([given], report)

/**
 * Reads the options of an element: those in the JSON of its attribute `data-gallery`, then its other data attributes
 * (`data-auto-crop`), then `given`, later ones winning.
 */
export function readOptions(
  { dataset }: { readonly dataset: Readonly<Record<string, string | undefined>> },
  given?: unknown,
  report?: Report,
): GalleryOptions {
  return mergeOptions([dataset.gallery, dataset, given], report)
}

/** Wraps a report so that it is called once for each pair of option and value. */
export function reportOnce(report: Report | undefined): Report {
  const reported: OptionIssue[] = []
  return (issue) => {
    if (reported.some(({ key, given }) => key === issue.key && given === issue.given)) return
    reported.push(issue)
    report?.(issue)
  }
}

const stillPreset = { thumbnails: false, autoplay: false }
/** Options that choosing a design sets. Those set afterwards win. */
const presets: { readonly [D in Design]?: Partial<GalleryOptions> } = {
  slideshow: { thumbnails: true },
  slider: { thumbnails: false },
}

/**
 * Changes the design of a gallery, together with the options that the design sets.
 *
 * @example
 * ```ts
 * import { applyDesign, storedOptions } from '@sitewright/gallery/schema'
 *
 * const changed = applyDesign(options, 'slideshow')
 * const stored = JSON.stringify(storedOptions(changed))
 * ```
 */
export const applyDesign = (options: GalleryOptions, design: Design): GalleryOptions => ({
  ...options,
  design,
  ...(presets[design] ?? stillPreset),
})

/** Options that apply: an option that does not apply to the design is off, or at its default. */
export function effectiveOptions(options: GalleryOptions): GalleryOptions {
  const effective: Loose = { ...options }
  for (const [key, { default: initial, when = {} }] of rows) {
    for (const [other, values] of Object.entries<readonly unknown[]>(when)) {
      if (!values.includes(effective[other])) effective[key] = initial === true ? false : initial
    }
  }
  return effective as unknown as GalleryOptions
}

/** Does this design show its slides one at a time? */
export const isCarousel = ({ design }: GalleryOptions): boolean => design.startsWith('slide')
