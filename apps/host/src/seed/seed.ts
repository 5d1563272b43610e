import { succeed } from '@sitewright/site/http'
import type { PlaceDetails } from '@sitewright/site/places'
import { products, variants } from '../catalogue/catalogue.table.ts'
import { transact, type Database } from '../database/database.ts'
import { forms } from '../form/form.table.ts'
import type { SectionName } from '../site/section.ts'
import { files, sections } from '../site/site.table.ts'
import { hashPassword } from '../user/password.ts'
import { siteUsers } from '../user/user.table.ts'

export type SeedPlace = PlaceDetails & { readonly description: string }

/** What a new database holds. */
export interface Seed {
  readonly products: readonly (typeof products.$inferInsert & {
    readonly variants: readonly Omit<typeof variants.$inferInsert, 'productId'>[]
  })[]
  readonly forms: readonly (typeof forms.$inferInsert)[]
  readonly users: readonly Omit<typeof siteUsers.$inferInsert, 'language'>[]
  readonly sections: Readonly<Partial<Record<SectionName, unknown>>>
  readonly files: readonly (typeof files.$inferInsert)[]
}

/** Adds products and variants that are not there yet. */
async function addProducts(database: Database, seed: Seed): Promise<void> {
  for (const { variants: all, ...product } of seed.products) {
    await database.insert(products).values(product).onConflictDoNothing()
    const rows = all.map((variant) => ({ ...variant, productId: product.id }))
    if (rows.length > 0) await database.insert(variants).values(rows).onConflictDoNothing()
  }
}

/** Creates an account, unless there is one with its email. */
export async function addUser(database: Database, user: Seed['users'][number]): Promise<void> {
  await database
    .insert(siteUsers)
    .values({ ...user, email: user.email.toLowerCase(), password: await hashPassword(user.password) })
    .onConflictDoNothing()
}

/** Fills a new database: all of it, or nothing. What is there stays as it is, also if several processes start at once. */
export async function fill(database: Database, seed: Seed): Promise<void> {
  const known = await database.select({ name: sections.name }).from(sections).limit(1)
  if (known.length > 0) return
  await transact(database, async (transaction) => {
    await addProducts(transaction, seed)
    for (const user of seed.users) await addUser(transaction, user)
    for (const form of seed.forms) await transaction.insert(forms).values(form).onConflictDoNothing()
    for (const file of seed.files) await transaction.insert(files).values(file).onConflictDoNothing()
    for (const [name, value] of Object.entries(seed.sections))
      await transaction.insert(sections).values({ name, value }).onConflictDoNothing()
    return succeed(true)
  })
}
