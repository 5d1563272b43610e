import * as z from 'zod/mini'
import { storedName } from './option-name.ts'
import { optionTable, type Descriptor, type OptionKey } from './option.contract.ts'

function field({ default: plain, from = 0, to, fine, of, legacy }: Descriptor) {
  // An editor saves an older gallery unchanged, so a legacy value is valid.
  if (of)
    return z._default(z.enum([...of, ...(legacy ? [legacy] : [])] as readonly string[]), plain as string)
  if (to === undefined) return z._default(z.boolean(), plain as boolean)
  return z._default((fine ? z.number() : z.int()).check(z.gte(from), z.lte(to)), plain as number)
}

const fields = (Object.entries(optionTable) as [OptionKey, Descriptor][]).map(([key, row]) => [
  storedName(key),
  field(row),
])

/**
 * Schema of a gallery's options in their stored spelling, for editors. It is strict where the page's reader is lenient: a
 * value out of range is an error that names the option. Missing options get their defaults.
 *
 * @example
 * ```ts
 * import { galleryOptionsSchema } from '@sitewright/gallery/schema'
 *
 * const read = galleryOptionsSchema.safeParse({ design: 'slideshow', 'auto-crop': true })
 * if (!read.success) console.warn(read.error.issues)
 * ```
 */
export const galleryOptionsSchema = z.object(
  Object.fromEntries(fields) as Readonly<Record<string, ReturnType<typeof field>>>,
)
