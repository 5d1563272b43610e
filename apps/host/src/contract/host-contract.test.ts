import { contract, lacking, runCase, type Backend } from '@sitewright/contract'
import { afterAll, describe, test } from 'vitest'
import { openEmbedded, openServer, type OpenDatabase } from '../database/open.ts'
import { startPostgres } from '../database/postgres.test-support.ts'
import { hostBackend } from './host-backend.test-support.ts'

const opened: OpenDatabase[] = []

async function onDatabase(open: Promise<OpenDatabase>): Promise<Backend> {
  const database = await open
  opened.push(database)
  return hostBackend(database)
}

afterAll(async () => {
  await Promise.all(opened.map(({ close }) => close()))
  await postgres?.stop()
})

/** On the server of `DATABASE_URL`, or on one that is installed; without either there is none to run against. */
const postgres = await startPostgres()

const backends: readonly (readonly [string, Backend])[] = [
  ['the host on an embedded database', await onDatabase(openEmbedded())],
  ...(postgres
    ? [['the host on a database server', await onDatabase(openServer(postgres.url))] as const]
    : []),
]

describe.each(backends)('%s', (_, backend) => {
  describe.each(Object.entries(contract))('%s', (_, cases) => {
    // A mock of one visitor has no others, for example: what a backend does not claim to have is not asked of it.
    for (const each of cases.filter((one) => lacking(backend, one).length === 0))
      test(`${each.spec} ${each.name}`, () => runCase(backend, each))
  })
})
