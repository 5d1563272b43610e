import { fetchRestockEntries, fetchRestockGroups } from '@sitewright/cart-client/admin'
import type { Http } from '@sitewright/site/http'
import { toWaiting, type Waiting } from './waiting.ts'

/** Fetches the variants that shoppers wait for, with their emails. Undefined if the server refuses. */
export async function fetchWaiting(http: Http): Promise<readonly Waiting[] | undefined> {
  const groups = await fetchRestockGroups(http)
  if (!groups.ok) return undefined
  return Promise.all(
    groups.value.map(async (group) => {
      const entries = await fetchRestockEntries(http, group)
      return toWaiting(group, entries.ok ? entries.value : [])
    }),
  )
}
