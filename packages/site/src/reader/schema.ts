import { fail, succeed } from '@sitewright/machine/result'
import * as z from 'zod/mini'
import type { Reader } from './reader.ts'

/** Makes a reader from a schema: `http.call(request, readWith(schema))`. */
export const readWith =
  <Output>(schema: z.ZodMiniType<Output>): Reader<Output> =>
  (input) => {
    const read = z.safeParse(schema, input)
    return read.success ? succeed(read.data) : fail({ path: read.error.issues[0]?.path.join('.') ?? '' })
  }
