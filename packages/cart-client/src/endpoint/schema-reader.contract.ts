import { fail, succeed, type Result } from '@sitewright/site/result'
import * as z from 'zod/mini'
import { addedEntry, shoppingCart, updatedEntry } from './schema.contract.ts'

/** Lets a schema read an answer: what it holds, or where it breaks the contract. */
export const readWith =
  <Output>(schema: z.ZodMiniType<Output>) =>
  (body: unknown): Result<Output, { readonly path: string }> => {
    const read = z.safeParse(schema, body)
    return read.success ? succeed(read.data) : fail({ path: read.error.issues[0]?.path.join('.') ?? '' })
  }

/** The schemas as readers of a cart: `createCartClient({ readers: schemaReaders })`. */
export const schemaReaders = {
  cart: readWith(shoppingCart),
  added: readWith(addedEntry),
  updated: readWith(updatedEntry),
}
