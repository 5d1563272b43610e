import type { offerOf } from '@sitewright/demo/seed'
import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { forms } from '../form/form.table.ts'
import { products, variants } from './catalogue.table.ts'

type Offer = ReturnType<typeof offerOf>
type Product = Offer['products'][number]

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Changes a product. What was sold of a variant stays sold: its stock changes by what the editor has added or taken away. */
async function changeProduct(
  transaction: Database,
  before: Product | undefined,
  { variants: all, ...product }: Product,
): Promise<void> {
  await transaction.insert(products).values(product).onConflictDoUpdate({ target: products.id, set: product })
  const ids = all.map(({ id }) => id)
  await transaction
    .delete(variants)
    .where(and(eq(variants.productId, product.id), notInArray(variants.id, ids)))
  for (const { stock, ...variant } of all) {
    const known = before?.variants.find(({ id }) => id === variant.id)?.stock ?? 0
    const row = { ...variant, productId: product.id }
    await transaction
      .insert(variants)
      .values({ ...row, stock })
      .onConflictDoUpdate({
        target: variants.id,
        set: { ...row, stock: sql`greatest(0, ${variants.stock} + ${stock - known}::integer)` },
      })
  }
}

/** Brings the tables of products and forms from one offer of the shop to the next. */
export async function changeOffer(transaction: Database, before: Offer, next: Offer): Promise<void> {
  const earlier = new Map(before.products.map((product) => [product.id, product]))
  for (const product of next.products)
    if (!isSame(product, earlier.get(product.id)))
      await changeProduct(transaction, earlier.get(product.id), product)
  const gone = [...earlier.keys()].filter((id) => !next.products.some((product) => product.id === id))
  await transaction.delete(products).where(inArray(products.id, gone))
  for (const { id, ...form } of next.forms)
    await transaction
      .insert(forms)
      .values({ id, ...form })
      .onConflictDoUpdate({ target: forms.id, set: form })
}
