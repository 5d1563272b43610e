import pg from 'pg'
import { expect, onTestFinished, vi } from 'vitest'
import { openHost } from '../host.test-support.ts'
import { openServer } from './open.ts'
import { startPostgres } from './postgres.test-support.ts'

/** Opens a host on a database server, and another client of it, until the test ends. Undefined where there is no server. */
export async function openWithOther() {
  const postgres = await startPostgres()
  if (!postgres) return undefined
  const served = await openHost({}, openServer(postgres.url))
  const other = new pg.Client({ connectionString: postgres.url })
  await other.connect()
  onTestFinished(async () => {
    await other.end()
    await served.close()
    await postgres.stop()
  })
  return { served, other }
}

/** Waits until the host waits for what the other client has changed. */
export const untilLocked = (other: pg.Client): Promise<void> =>
  vi.waitFor(
    async () => {
      const { rows } = await other.query('select 1 from pg_locks where not granted')
      expect(rows).toHaveLength(1)
    },
    { timeout: 15_000 },
  )
