import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openEmbedded } from '../database/open.ts'
import { restockSignUps } from '../restock/restock.table.ts'
import { problemFacts } from './log.ts'

const caught = (work: PromiseLike<unknown>): Promise<unknown> =>
  Promise.resolve(work).then(
    () => undefined,
    (problem: unknown) => problem,
  )

test('of a query that fails, the log has neither its values nor what the database says of them', async () => {
  const { database, close } = await openEmbedded()
  const email = 'ada@secret.example'
  const row = { productId: 'mug', variantId: 'mug', email, isJoinMailingList: true }
  await database.insert(restockSignUps).values(row)
  const twice = problemFacts(await caught(database.insert(restockSignUps).values(row)))
  expect(twice).toMatchObject({
    code: '23505',
    query: expect.stringContaining('insert into "restock_sign_up"') as string,
  })
  expect(twice.problem).toContain('duplicate key')
  expect(twice.stack).toContain(' at ')
  const wrong = problemFacts(await caught(database.execute(sql`select ${email}::integer`)))
  expect(wrong).toMatchObject({ code: '22P02', problem: 'A column refuses a value.' })
  expect(JSON.stringify([twice, wrong])).not.toContain('secret')
  await close()
})

test('a fact is no longer than 2,000 characters, and other problems say what they are', () => {
  const { problem } = problemFacts(new Error('x'.repeat(9000)))
  expect(problem).toHaveLength(2000)
  expect(problemFacts('a text')).toEqual({ problem: 'a text' })
})
