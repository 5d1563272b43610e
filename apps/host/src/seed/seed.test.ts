import { expect, test } from 'vitest'
import { products } from '../catalogue/catalogue.table.ts'
import { openEmbedded } from '../database/open.ts'
import { smallSeed } from '../host.test-support.ts'
import { readSection, writeSection } from '../site/section.ts'
import { fill, type Seed } from './seed.ts'

const seed: Seed = { ...smallSeed, sections: { languages: [], content: {} } }

test('a seed that fails leaves nothing, and the next start fills the database', async () => {
  const { database, close } = await openEmbedded()
  const broken: Seed = { ...seed, sections: { languages: [], content: undefined } }
  await expect(fill(database, broken)).rejects.toThrow()
  expect(await database.$count(products)).toBe(0)
  await fill(database, seed)
  expect(await database.$count(products)).toBe(2)
  await close()
})

test('a second process that starts meanwhile leaves what an editor has saved', async () => {
  const { database, close } = await openEmbedded()
  // As it is for a process that has looked before the first one was done.
  const late = new Proxy(database, {
    get: (target, name) => {
      if (name !== 'select') return Reflect.get(target, name) as unknown
      return () => ({ from: () => ({ limit: () => Promise.resolve([]) }) })
    },
  })
  await fill(database, seed)
  await writeSection(database, 'languages', ['saved'])
  await fill(late, seed)
  expect(await readSection(database, 'languages')).toEqual(['saved'])
  await close()
})
