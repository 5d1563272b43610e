import * as z from 'zod/mini'
import { storedName } from './option-name.ts'
import { optionTable, type Descriptor, type OptionKey } from './option.contract.ts'

function field({ default: plain, from = 0, to, fine, of, legacy }: Descriptor) {
  // What is no longer offered may be kept: an older gallery can be saved unchanged.
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
 * The options of a gallery in the spelling in which a site stores them, for an editor: strict where the reader on the
 * page is forgiving. What is out of range is an error that names its option; what is missing gets its default.
 */
export const galleryOptionsSchema = z.object(
  Object.fromEntries(fields) as Readonly<Record<string, ReturnType<typeof field>>>,
)
