import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openEmbedded } from '../database/open.ts'
import { notifyAll } from './restock.ts'
import { restockNotices, restockSignUps } from './restock.table.ts'

test('a variant that many wait for is back: each of them gets a notice', async () => {
  const { database, close } = await openEmbedded()
  const [mug, cup] = ['mug', 'cup'].map((id) => ({ productId: id, variantId: id }))
  // More than the values that one statement may have.
  await database.execute(sql`insert into ${restockSignUps} (product_id, variant_id, email, language, is_join_mailing_list)
    select 'mug', 'mug', i || '@example.com', 'de', false from generate_series(1, 16500) i`)
  await database.insert(restockSignUps).values({ ...cup!, email: 'ada@example.com', isJoinMailingList: true })
  await notifyAll(database, [])
  await notifyAll(database, [mug!, { productId: 'pot', variantId: 'pot' }])
  expect(await database.$count(restockNotices)).toBe(16_500)
  expect((await database.select().from(restockNotices).limit(1))[0]).toMatchObject({ ...mug, language: 'de' })
  expect(await database.select().from(restockSignUps)).toMatchObject([cup])
  await close()
})
