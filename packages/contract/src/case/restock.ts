import { endpoints } from '@sitewright/cart-client/contracts'
import type { Case } from '../backend.ts'
import { check, same, shaped } from '../check.ts'
import { encodePairs, isSuccess, messageOf, type Client } from '../client.ts'

const RESTOCK = '/api/site-users/account/notifications/restock'

interface Wanted {
  readonly productId: string
  readonly variantId: string
}

const signUp = (client: Client, wanted: Wanted, email: string) =>
  client.call('POST', RESTOCK, {
    body: {
      ...wanted,
      siteVisitorEmail: email,
      isJoinMailingList: false,
      recaptchaEnterpriseV3Token: 'token-1',
      language: 'en',
    },
  })

interface Cursor {
  readonly hasNextPage: boolean
  readonly nextPageCursor?: string | null
}

/** Reads all pages of a list, as the packages do. */
async function all<Row>(read: (cursor: string | undefined) => Promise<readonly [readonly Row[], Cursor]>) {
  const rows: Row[] = []
  let cursor: string | undefined
  do {
    const [page, next] = await read(cursor)
    rows.push(...page)
    check(!next.hasNextPage || Boolean(next.nextPageCursor), 'a page has a next one, and no cursor')
    cursor = next.hasNextPage ? (next.nextPageCursor ?? undefined) : undefined
  } while (cursor !== undefined)
  return rows
}

const groupsOf = (client: Client) =>
  all<Wanted>(async (cursor) => {
    const { body } = await client.call('GET', `${RESTOCK}/groups?${encodePairs({ cursor })}`)
    shaped('GET groups', endpoints.fetchRestockGroups, body)
    const page = body as Cursor & { readonly signUpGroups: readonly Wanted[] }
    return [page.signUpGroups, page]
  })

async function emailsOf(client: Client, wanted: Wanted): Promise<readonly string[]> {
  const rows = await all<{ readonly siteVisitorEmail: string }>(async (cursor) => {
    const { body } = await client.call('GET', `${RESTOCK}?${encodePairs({ ...wanted, cursor })}`)
    shaped('GET restock', endpoints.fetchRestockEntries, body)
    const page = body as Cursor & { readonly signUps: readonly { readonly siteVisitorEmail: string }[] }
    return [page.signUps, page]
  })
  return rows.map(({ siteVisitorEmail }) => siteVisitorEmail)
}

const MANY = 25

/** Cases of restock sign-ups. */
export const restockCases: readonly Case[] = [
  {
    name: 'a sign-up is on the list of its variant',
    spec: 'CRT-142',
    run: async ({ visitor, manager, shop: { wanted } }) => {
      const reply = await signUp(visitor(), wanted, 'ada@example.com')
      check(isSuccess(reply), `it was refused: ${reply.status} ${JSON.stringify(reply.body)}`)
      const client = await manager()
      same(
        'the groups',
        (await groupsOf(client)).map(({ productId, variantId }) => ({ productId, variantId })),
        [wanted],
      )
      same('the emails', await emailsOf(client, wanted), ['ada@example.com'])
    },
  },
  {
    name: 'the same sign-up again is refused with a message',
    spec: 'CRT-143',
    run: async ({ visitor, shop: { wanted } }) => {
      await signUp(visitor(), wanted, 'ada@example.com')
      const reply = await signUp(visitor(), wanted, 'ada@example.com')
      check(!isSuccess(reply) && messageOf(reply) !== undefined, `the answer is ${reply.status}`)
    },
  },
  {
    name: 'an email is the same in capital letters',
    spec: 'CRT-142',
    run: async ({ visitor, shop: { wanted } }) => {
      await signUp(visitor(), wanted, 'ada@example.com')
      check(!isSuccess(await signUp(visitor(), wanted, 'Ada@Example.com')), 'it was put on the list twice')
    },
  },
  {
    name: 'of equal sign-ups that arrive together, one is put on the list',
    spec: 'CRT-142',
    run: async ({ visitor, manager, shop: { wanted } }) => {
      const client = visitor()
      await client.call('GET', '/api/commerce/shopping-cart')
      const replies = await Promise.all(
        Array.from({ length: 4 }, () => signUp(client, wanted, 'ada@example.com')),
      )
      same('the number of successes', replies.filter(isSuccess).length, 1)
      same('the emails', await emailsOf(await manager(), wanted), ['ada@example.com'])
    },
  },
  {
    name: 'an email that is none is refused',
    spec: 'CRT-140',
    run: async ({ visitor, shop: { wanted } }) => {
      const reply = await signUp(visitor(), wanted, 'ada at example')
      same('the status', reply.status, 400)
      check(messageOf(reply) !== undefined, 'the refusal has no message')
    },
  },
  {
    name: 'the list of an unknown product is refused',
    spec: 'CRT-142',
    run: async ({ visitor }) => {
      const reply = await signUp(
        visitor(),
        { productId: 'no-such-item', variantId: 'none' },
        'ada@example.com',
      )
      same('the status', reply.status, 404)
    },
  },
  {
    name: 'a variant is one group, however many wait for it, and none when nobody does',
    spec: 'CRT-146',
    run: async ({ visitor, manager, shop: { wanted } }) => {
      const client = await manager()
      same('the groups at first', await groupsOf(client), [])
      await signUp(visitor(), wanted, 'ada@example.com')
      await signUp(visitor(), wanted, 'bob@example.com')
      const groups = await groupsOf(client)
      same(
        'the groups',
        groups.map(({ productId, variantId }) => ({ productId, variantId })),
        [wanted],
      )
    },
  },
  {
    name: 'a list of several pages has each row once',
    spec: 'CRT-147',
    run: async ({ visitor, manager, shop: { wanted } }) => {
      const emails = Array.from({ length: MANY }, (_, i) => `shopper-${i}@example.com`).sort()
      for (const email of emails) await signUp(visitor(), wanted, email)
      same('the emails', (await emailsOf(await manager(), wanted)).toSorted(), emails)
    },
  },
  {
    name: 'those who are notified are off the list',
    spec: 'CRT-148',
    run: async ({ visitor, manager, shop: { wanted } }) => {
      await signUp(visitor(), wanted, 'ada@example.com')
      const client = await manager()
      check(
        isSuccess(await client.call('POST', `${RESTOCK}/send`, { body: wanted })),
        'the notice was refused',
      )
      same('the groups', await groupsOf(client), [])
      check(isSuccess(await signUp(visitor(), wanted, 'ada@example.com')), 'a new sign-up was refused')
    },
  },
  {
    name: 'several lists are notified at once',
    spec: 'CRT-149',
    run: async ({ visitor, manager, shop: { wanted } }) => {
      await signUp(visitor(), wanted, 'ada@example.com')
      const client = await manager()
      const body = { sendRequests: [wanted] }
      check(isSuccess(await client.call('POST', `${RESTOCK}/send/all`, { body })), 'the notices were refused')
      same('the emails', await emailsOf(client, wanted), [])
      same('the status of none', (await client.call('POST', `${RESTOCK}/send/all`, { body: {} })).status, 400)
    },
  },
  {
    name: 'nobody else may read the lists, or send',
    spec: 'CRT-005',
    needs: ['roles'],
    run: async ({ visitor, shop: { wanted } }) => {
      const client = visitor()
      await client.call('GET', '/api/commerce/shopping-cart')
      const replies = await Promise.all([
        client.call('GET', `${RESTOCK}/groups`),
        client.call('GET', `${RESTOCK}?${encodePairs({ ...wanted })}`),
        client.call('POST', `${RESTOCK}/send`, { body: wanted }),
        client.call('POST', `${RESTOCK}/send/all`, { body: { sendRequests: [] } }),
      ])
      for (const { status } of replies) check([401, 403].includes(status), `one is answered with ${status}`)
    },
  },
]
