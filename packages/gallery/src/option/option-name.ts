import { optionTable, type GalleryOptions, type OptionKey } from './option.contract.ts'

/** Three options are stored in camel case; all others with hyphens. */
const verbatim: readonly OptionKey[] = ['lightboxTheme', 'newWindow', 'transparentBackground']

/** `autoplayDuration` with hyphens: `autoplay-duration`. */
export const hyphened = (key: string): string => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** How an option is spelled where it is stored: `auto-crop`, but `newWindow`. */
export const storedName = (key: OptionKey): string => (verbatim.includes(key) ? key : hyphened(key))

/** Options as a site stores them, in the stored spelling. Read back, they are the same options. */
export const storedOptions = (options: Partial<GalleryOptions>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    (Object.keys(optionTable) as OptionKey[])
      .filter((key) => options[key] !== undefined)
      .map((key) => [storedName(key), options[key]]),
  )
