import { fail, succeed } from '@sitewright/machine/result'
import * as z from 'zod/mini'
import type { Reader } from './reader.ts'

/**
 * Makes a reader from a schema: `http.call(request, readWith(schema))`.
 *
 * @example
 * ```ts
 * import { readWith } from '@sitewright/site/contracts'
 * import * as z from 'zod/mini'
 *
 * const stock = z.object({ qtyInStock: z.number() })
 * const result = await http.call({ method: 'GET', path: '/api/stock/a1' }, readWith(stock))
 * if (result.ok) console.log(result.value.qtyInStock)
 * ```
 */
export const readWith =
  <Output>(schema: z.ZodMiniType<Output>): Reader<Output> =>
  (input) => {
    const read = z.safeParse(schema, input)
    return read.success ? succeed(read.data) : fail({ path: read.error.issues[0]?.path.join('.') ?? '' })
  }
