import {
  optionTable,
  type Descriptor,
  type Design,
  type GalleryOptions,
  type OptionKey,
} from './option.contract.ts'

/** An option that could not be taken as it was given. */
export interface OptionIssue {
  /** Nothing if all that was given could not be read. */
  readonly key?: OptionKey
  readonly given: unknown
  /**
   * `unreadable`: it is not JSON. `unknown`: it is none of the option's values. `adjusted`: a number out of range, or one
   * that has to be whole. `other-markup`: the markup lacks the parts of this design, see the README.
   */
  readonly reason: 'unreadable' | 'unknown' | 'adjusted' | 'other-markup'
  /** What is used in its place: the nearest end of the range, or the default. */
  readonly used?: unknown
}

export type Report = (issue: OptionIssue) => void

type Loose = Record<string, unknown>

const rows = Object.entries(optionTable) as [OptionKey, Descriptor][]
const still = { thumbnails: false, autoplay: false }
const presets: { readonly [D in Design]?: Partial<GalleryOptions> } = {
  slideshow: { thumbnails: true },
  slider: { thumbnails: false },
}

/** What choosing a design sets. What is set afterwards wins. */
export const presetOf = (design: Design): Partial<GalleryOptions> => presets[design] ?? still

/** What a given value means, or nothing. */
function read({ from, to, fine, of, legacy }: Descriptor, given: unknown): unknown {
  const text = Object(given) === given ? '{}' : String(given).trim()
  if (of) return [...of, legacy].find((value) => value === text)
  // A bare attribute is on.
  if (to === undefined) return /^(true|1|)$/.test(text) || (/^(false|0)$/.test(text) ? false : undefined)
  const kept = Math.min(to, Math.max(from ?? 0, Number(text || NaN)))
  return isNaN(kept) ? undefined : fine ? kept : Math.round(kept)
}

/** The settings of one place, in any spelling. */
function settings(source: unknown, report?: Report): [name: string, given: unknown][] {
  try {
    return Object.entries(Object(typeof source === 'string' ? JSON.parse(source || '{}') : source) as Loose)
  } catch {
    report?.({ given: source, reason: 'unreadable' })
    return []
  }
}

/**
 * Reads options from several places, the later winning key by key. Never throws: a number out of range is moved to the
 * nearest end, what cannot be read gives way to the default, and both are reported.
 */
export function mergeOptions(sources: readonly unknown[], report?: Report): GalleryOptions {
  const all = new Map<string, unknown>()
  for (const [name, given] of sources.flatMap((source) => settings(source, report))) {
    // Stored bags hold `auto-crop` and `autoCrop`, one of them null; attributes are lowered to `autocrop`.
    if (given != null) all.set(name.replaceAll('-', '').toLowerCase(), given)
  }
  const options: Loose = {}
  for (const [key, row] of rows) {
    const given = all.get(key.toLowerCase())
    const value = given == null ? given : read(row, given)
    const used = value ?? presetOf(options.design as Design)[key] ?? row.default
    options[key] = used
    if (given != null && (value == null || (row.to && Number(given) !== value)))
      report?.({ key, given, used, reason: value == null ? 'unknown' : 'adjusted' })
  }
  return options as unknown as GalleryOptions
}

/** Reads options as `mergeOptions` does, from an object or its JSON. */
export const parseOptions = (given?: unknown, report?: Report): GalleryOptions =>
  mergeOptions([given], report)

/** The options after another design has been chosen, with what the choice sets. */
export const applyDesign = (options: GalleryOptions, design: Design): GalleryOptions => ({
  ...options,
  design,
  ...presetOf(design),
})

/** The options that count: what does not apply to the design is off, or at its default. */
export function effectiveOptions(options: GalleryOptions): GalleryOptions {
  const counting: Loose = { ...options }
  for (const [key, { default: plain, when = {} }] of rows) {
    for (const [other, values] of Object.entries<readonly unknown[]>(when)) {
      if (!values.includes(counting[other])) counting[key] = plain === true ? false : plain
    }
  }
  return counting as unknown as GalleryOptions
}
