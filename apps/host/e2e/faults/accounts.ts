import type { demoSeed } from '@sitewright/demo/seed'
import { ContributorRole } from '@sitewright/site/enumerations'
import pg from 'pg'
import { hashPassword } from '../../src/user/password.ts'
import type { Story } from './story.ts'
import type { Scene } from './visitor.ts'

const PASSWORD = 'open the kiln'
const QUICK_COST = 4

/** The accounts of the stories, and the database that is looked into afterwards. */
export interface Accounts {
  readonly add: (story: Story) => Promise<void>
  readonly sceneOf: (seed: number) => Scene
  readonly query: <Row>(text: string, values?: readonly unknown[]) => Promise<readonly Row[]>
  readonly close: () => Promise<void>
}

const emailOf = (seed: number): string => `s${seed}@sill.example`

/** Owner of what a signed-in visitor of a story has. */
export const memberOf = (seed: number): string => `user:story-${seed}`

/** Opens the database of a host, whose shop has been filled. */
export async function openAccounts(
  url: string,
  { products }: ReturnType<typeof demoSeed>,
): Promise<Accounts> {
  const pool = new pg.Pool({ connectionString: url })
  // All connections are ended while stories are told, these too.
  pool.on('error', () => undefined)
  const password = await hashPassword(PASSWORD, QUICK_COST)

  async function query<Row>(text: string, values: readonly unknown[] = []): Promise<readonly Row[]> {
    for (let tries = 5; ; tries -= 1) {
      try {
        return (await pool.query(text, [...values])).rows as Row[]
      } catch (problem) {
        if (tries === 0) throw problem
      }
    }
  }

  const goods = products.filter(
    ({ type, variants: [only, ...others] }) => type === 1 && only && others.length === 0,
  )
  const lines = goods.slice(0, 3).map(({ id, variants: [only] }) => ({
    itemId: id,
    sku: only?.sku ?? null,
    quantity: 1,
    title: id,
  }))
  const card = products.find(({ type }) => type === 4)
  const wanted = products.find(({ variants }) =>
    variants.some(({ isUnlimited, stock }) => !isUnlimited && stock === 0),
  )
  const variant = wanted?.variants.find(({ stock }) => stock === 0)
  if (lines.length < 3 || !card || !wanted || !variant)
    throw new Error('The demo lacks a product for stories.')
  // Nobody's story is about what others have bought.
  await query('update variant set is_unlimited = true where product_id = any($1)', [
    lines.map(({ itemId }) => itemId),
  ])

  return {
    query,
    close: () => pool.end(),
    add: async ({ seed, isEditor }) => {
      const roles = isEditor ? { [ContributorRole.storeManager]: true } : {}
      await query(
        'insert into site_user (id, email, password, roles) values ($1, $2, $3, $4) on conflict do nothing',
        [`story-${seed}`, emailOf(seed), password, JSON.stringify(roles)],
      )
    },
    sceneOf: (seed) => ({
      seed,
      items: lines,
      giftCard: { itemId: card.id, sku: card.variants[0]?.sku ?? null, quantity: 1, title: 'Gift card' },
      wanted: { productId: wanted.id, variantId: variant.id },
      account: { email: emailOf(seed), password: PASSWORD },
    }),
  }
}
