import * as z from 'zod/mini'

const text = z.string().check(z.minLength(1))
const path = z.string().check(z.startsWith('/'))
const account = z.object({ email: text, password: text })
const line = z.object({ itemId: text, sku: z.nullable(z.string()) })

/** Origin of a backend: a scheme and a host, without a path. */
export const originSchema = z.string().check(z.regex(/^https?:\/\/[^/]+$/))

/** Schema of a file of facts: where a backend is, what its shop has after a reset, and what it can do. */
export const factsSchema = z.object({
  origin: originSchema,
  reset: path,
  kept: z.optional(path),
  headers: z.optional(z.record(z.string(), z.string())),
  can: z.optional(z.array(z.enum(['visitors', 'roles', 'tokens', 'addKeys']))),
  websiteId: text,
  shop: z.object({
    single: z.object({ itemId: text, stock: z.int().check(z.minimum(3), z.maximum(100)) }),
    several: z.object({ itemId: text, skus: z.tuple([text, text]) }),
    subscribable: line,
    wanted: z.object({ productId: text, variantId: text }),
    giftCard: z.optional(line),
  }),
  account,
  manager: account,
  place: z.object({ input: text, placeId: text }),
  eventsPath: path,
  navigation: text,
  instalments: z.optional(z.string().check(z.regex(/^\/.*\{locale\}/))),
  form: z.optional(z.object({ formId: text, required: text, answers: z.record(z.string(), z.unknown()) })),
})

/** Schema of what a backend answers at the path `kept`. */
export const keptSchema = z.object({
  eventIds: z.array(z.string()),
  formKeys: z.array(z.string()),
})
