import { succeed, type Result } from '@sitewright/machine/result'
import type { ContractBreach } from '../reader/reader.ts'
import { readWith } from '../reader/schema.ts'
import type { Arrival, Endpoint } from './endpoint.contract.ts'

/** Reads the body and the query of a request, for a server that is played by a test. */
export function readArrival<Sent extends Endpoint>(
  endpoint: Sent,
  { body, query }: { readonly body: unknown; readonly query: unknown },
): Result<Arrival<Sent>, ContractBreach> {
  const readBody = endpoint.body ? readWith(endpoint.body)(body) : succeed(undefined)
  if (!readBody.ok) return readBody
  const readQuery = endpoint.query ? readWith(endpoint.query)(query) : succeed(undefined)
  return readQuery.ok ? succeed({ body: readBody.value, query: readQuery.value } as Arrival<Sent>) : readQuery
}
