import { and, asc, eq, gt, or, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { PAGE_SIZE, pageOf, readCursor, type Page } from '../request/page.ts'
import { restockNotices, restockSignUps } from './restock.table.ts'

/** A shopper who is to be told that a variant is back. */
export interface SignUp extends Wanted {
  readonly siteVisitorEmail: string
  readonly isJoinMailingList: boolean
  readonly language?: string | undefined
}

/** A variant that shoppers wait for. */
export type Wanted = Readonly<Pick<typeof restockSignUps.$inferSelect, 'productId' | 'variantId'>>

/** Puts a shopper on the list of a variant. Returns false for one who is on it. */
export async function signUp(database: Database, request: SignUp): Promise<boolean> {
  const { productId, variantId, isJoinMailingList, language } = request
  const email = request.siteVisitorEmail.trim().toLowerCase()
  const added = await database
    .insert(restockSignUps)
    .values({ productId, variantId, email, isJoinMailingList, language: language ?? null })
    .onConflictDoNothing()
    .returning({ email: restockSignUps.email })
  return added.length > 0
}

/** The variants that shoppers wait for. */
export async function readGroups(database: Database, cursor: string | undefined): Promise<Page<Wanted>> {
  const { productId, variantId } = restockSignUps
  const [product = '', variant = ''] = readCursor(cursor)
  const found = await database
    .selectDistinct({ productId, variantId })
    .from(restockSignUps)
    .where(sql`(${productId}, ${variantId}) > (${product}, ${variant})`)
    .orderBy(asc(productId), asc(variantId))
    .limit(PAGE_SIZE + 1)
  return pageOf(found, (row) => [row.productId, row.variantId])
}

const waitsFor = ({ productId, variantId }: Wanted) =>
  and(eq(restockSignUps.productId, productId), eq(restockSignUps.variantId, variantId))

/** The shoppers who wait for a variant. */
export async function readSignUps(database: Database, wanted: Wanted, cursor: string | undefined) {
  const { email } = restockSignUps
  const [after = ''] = readCursor(cursor)
  const found = await database
    .select()
    .from(restockSignUps)
    .where(and(waitsFor(wanted), gt(email, after)))
    .orderBy(asc(email))
    .limit(PAGE_SIZE + 1)
  return pageOf(found, (row) => [row.email])
}

/** Notifies those who wait for the variants, and takes them off the lists: each gets one notice, also if two ask at once. */
export async function notifyAll(database: Database, all: readonly Wanted[]): Promise<void> {
  if (all.length === 0) return
  // One statement: no row travels, however many there are.
  const columns = sql.raw('product_id, variant_id, email, language')
  await database.execute(sql`
    with gone as (delete from ${restockSignUps} where ${or(...all.map(waitsFor))} returning ${columns})
    insert into ${restockNotices} (${columns}) select ${columns} from gone`)
}
