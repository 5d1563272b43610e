import { afterAll, describe, test } from 'vitest'
import { openEmbedded, openServer, type OpenDatabase } from '../database/open.ts'
import { contract, lacking, runCase, type Backend } from './index.ts'
import { hostBackend } from './host-backend.test-support.ts'
import { mockBackend } from './mock-backend.test-support.ts'

const opened: OpenDatabase[] = []

async function onDatabase(open: Promise<OpenDatabase>): Promise<Backend> {
  const database = await open
  opened.push(database)
  return hostBackend(database)
}

afterAll(() => Promise.all(opened.map(({ close }) => close())))

/** A PostgreSQL server, where one is given: `CONTRACT_DATABASE_URL=postgres://…` names an empty database. */
const url = process.env.CONTRACT_DATABASE_URL

const backends: readonly (readonly [string, Backend])[] = [
  ['the mocks of the packages', mockBackend()],
  ['the host on an embedded database', await onDatabase(openEmbedded())],
  ...(url ? [['the host on a database server', await onDatabase(openServer(url))] as const] : []),
]

describe.each(backends)('%s', (_, backend) => {
  describe.each(Object.entries(contract))('%s', (_, cases) => {
    // A mock of one visitor has no others, for example: what a backend does not claim to have is not asked of it.
    for (const each of cases.filter((one) => lacking(backend, one).length === 0))
      test(`${each.spec} ${each.name}`, () => runCase(backend, each))
  })
})
