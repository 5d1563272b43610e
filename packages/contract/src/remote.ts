import { readWith } from '@sitewright/site/contracts'
import { parseJson } from '@sitewright/site/reader'
import type { Ability, Backend, Kept } from './backend.ts'
import { check } from './check.ts'
import { isSuccess, messageOf, type Fetch } from './client.ts'
import { keptSchema } from './facts.contract.ts'
import type { Facts } from './facts.ts'

const SESSION = '/api/site-users/account/session'

/** What a backend can do besides what its facts say of it. */
const abilitiesOf = ({ can = [], kept, form, shop, instalments }: Facts): readonly Ability[] => [
  ...can,
  ...(kept === undefined ? [] : (['kept'] as const)),
  ...(form ? (['forms'] as const) : []),
  ...(shop.giftCard ? (['giftCards'] as const) : []),
  ...(instalments === undefined ? [] : (['instalments'] as const)),
]

/** Makes a backend of a server that runs somewhere, from its facts. */
export function remoteBackend(facts: Facts, fetch: Fetch): Backend {
  const { origin, reset, headers = {}, manager } = facts

  async function ask(method: string, path: string): Promise<unknown> {
    const response = await fetch(origin + path, { method, headers, body: null })
    const text = await response.text()
    check(response.ok, `${method} ${path} is answered with ${response.status}: nothing can be tested`)
    return parseJson(text)
  }

  async function read(path: string): Promise<{ eventIds: readonly string[]; formKeys: readonly string[] }> {
    const found = readWith(keptSchema)(await ask('GET', path))
    if (found.ok) return found.value
    check(false, `GET ${path} does not answer with { eventIds, formKeys }`)
    return { eventIds: [], formKeys: [] }
  }

  const keptAt = (path: string): Kept => ({
    eventIds: async () => (await read(path)).eventIds,
    formKeys: async () => (await read(path)).formKeys,
  })

  return {
    fetch,
    origin,
    facts,
    can: abilitiesOf(facts),
    reset: async () => {
      await ask('POST', reset)
    },
    becomeManager: async (client) => {
      const reply = await client.call('POST', SESSION, { body: { ...manager, rememberMe: false } })
      check(isSuccess(reply), `the manager is not signed in: ${reply.status} ${messageOf(reply) ?? ''}`)
    },
    kept: facts.kept === undefined ? undefined : keptAt(facts.kept),
  }
}
