import { optionTable, type GalleryOptions, type OptionKey } from './option.contract.ts'

/** Options that are stored in camel case. All others are stored with hyphens. */
const camelCased: readonly OptionKey[] = ['lightboxTheme', 'newWindow', 'transparentBackground']

/** Converts camel case to hyphens: `autoplayDuration` to `autoplay-duration`. */
export const hyphened = (key: string): string => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Returns the name of an option in storage: `auto-crop`, but `newWindow`. */
export const storedName = (key: OptionKey): string => (camelCased.includes(key) ? key : hyphened(key))

/** Converts options to their stored spelling. `parseOptions` reads the same options back. */
export function storedOptions(options: Partial<GalleryOptions>): Readonly<Record<string, unknown>> {
  const keys = (Object.keys(optionTable) as OptionKey[]).filter((key) => options[key] !== undefined)
  return Object.fromEntries(keys.map((key) => [storedName(key), options[key]]))
}
