import { endpoints } from '@sitewright/cart-client/contracts'
import { isRecord } from '@sitewright/site/reader'
import type { Case } from '../backend.ts'
import { answered, check, fieldOf, refused, same, shaped } from '../check.ts'
import { encodePairs, isSuccess, type Client, type Reply } from '../client.ts'

const RESTOCK = '/api/site-users/account/notifications/restock'

interface Wanted {
  readonly productId: string
  readonly variantId: string
}

const signUp = (client: Client, wanted: Wanted, email: string, others: object = { language: 'en' }) =>
  client.call('POST', RESTOCK, {
    body: {
      ...wanted,
      siteVisitorEmail: email,
      isJoinMailingList: false,
      recaptchaEnterpriseV3Token: 'token-1',
      ...others,
    },
  })

function succeeded(what: string, reply: Reply): void {
  check(isSuccess(reply), `${what}: expected a success, received ${reply.status}`)
}

const MANY = 25

interface Cursor {
  readonly hasNextPage: boolean
  readonly nextPageCursor?: string | null
}

/** Reads all pages of a list, as the packages do. */
async function all<Row>(read: (cursor: string | undefined) => Promise<readonly [readonly Row[], Cursor]>) {
  const rows: Row[] = []
  const cursors = new Set<string>()
  let cursor: string | undefined
  do {
    const [page, next] = await read(cursor)
    rows.push(...page)
    if (!next.hasNextPage) return rows
    cursor = next.nextPageCursor ?? ''
    check(cursor !== '', 'a page with a next one: expected a text "nextPageCursor", received none')
    check(
      !cursors.has(cursor),
      `the cursor of the next page: expected another one, received "${cursor}" again`,
    )
    cursors.add(cursor)
  } while (cursors.size < MANY)
  return rows
}

const groupsOf = (client: Client) =>
  all<Wanted>(async (cursor) => {
    const { body } = await client.call('GET', `${RESTOCK}/groups?${encodePairs({ cursor })}`)
    shaped('GET groups', endpoints.fetchRestockGroups, body)
    return [fieldOf('the answer to GET groups', body, 'signUpGroups') as readonly Wanted[], body as Cursor]
  })

async function emailsOf(client: Client, wanted: Wanted): Promise<readonly string[]> {
  const rows = await all<{ readonly siteVisitorEmail: string }>(async (cursor) => {
    const { body } = await client.call('GET', `${RESTOCK}?${encodePairs({ ...wanted, cursor })}`)
    shaped('GET restock', endpoints.fetchRestockEntries, body)
    const name = 'the answer to GET restock'
    return [fieldOf(name, body, 'signUps') as readonly { siteVisitorEmail: string }[], body as Cursor]
  })
  return rows.map(({ siteVisitorEmail }) => siteVisitorEmail)
}

/** Cases of restock sign-ups. */
export const restockCases: readonly Case[] = [
  {
    name: 'a sign-up is on the list of its variant',
    spec: 'CRT-142',
    run: async ({ visitor, manager, shop: { wanted } }) => {
      const reply = await signUp(visitor(), wanted, 'ada@example.com')
      succeeded('a sign-up', reply)
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
      check(!isSuccess(reply), `a second sign-up: expected a refusal, received ${reply.status}`)
      const message = isRecord(reply.body) ? reply.body.message : undefined
      const received = `received ${JSON.stringify(reply.body)}`
      check(
        typeof message === 'string' && message !== '',
        `its refusal: expected a text "message", ${received}`,
      )
    },
  },
  {
    name: 'a sign-up needs no language, and may be one for the mailing list',
    spec: 'CRT-142',
    run: async ({ visitor, shop: { wanted } }) => {
      succeeded('a sign-up without a language', await signUp(visitor(), wanted, 'ada@example.com', {}))
      const reply = await signUp(visitor(), wanted, 'bob@example.com', { isJoinMailingList: true })
      succeeded('a sign-up for the mailing list', reply)
    },
  },
  {
    name: 'an email is the same in capital letters',
    spec: 'CRT-142',
    run: async ({ visitor, shop: { wanted } }) => {
      await signUp(visitor(), wanted, 'ada@example.com')
      const { status } = await signUp(visitor(), wanted, 'Ada@Example.com')
      check(status >= 400, `a sign-up in capital letters: expected a refusal, received ${status}`)
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
      refused('an email that is none', reply, 400)
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
      answered('an unknown product', reply, 404)
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
      const found = await emailsOf(await manager(), wanted)
      same('the number of emails', found.length, MANY)
      same('the emails', [...found].sort(), emails)
    },
  },
  {
    name: 'a list is that of its variant alone',
    spec: 'CRT-147',
    run: async ({ visitor, manager, shop: { wanted } }) => {
      await signUp(visitor(), wanted, 'ada@example.com')
      const other = encodePairs({ productId: 'no-such-item', variantId: 'none' })
      const { ok, body } = await (await manager()).call('GET', `${RESTOCK}?${other}`)
      const signUps = ok ? fieldOf('the answer to GET restock', body, 'signUps') : []
      same('the sign-ups of an unknown variant', signUps, [])
    },
  },
  {
    name: 'those who are notified are off the list',
    spec: 'CRT-148',
    run: async ({ visitor, manager, shop: { wanted } }) => {
      await signUp(visitor(), wanted, 'ada@example.com')
      const client = await manager()
      succeeded('the notice', await client.call('POST', `${RESTOCK}/send`, { body: wanted }))
      same('the groups', await groupsOf(client), [])
      succeeded('a sign-up after the notice', await signUp(visitor(), wanted, 'ada@example.com'))
    },
  },
  {
    name: 'several lists are notified at once',
    spec: 'CRT-149',
    run: async ({ visitor, manager, shop: { wanted } }) => {
      await signUp(visitor(), wanted, 'ada@example.com')
      const client = await manager()
      const body = { sendRequests: [wanted] }
      succeeded('the notices', await client.call('POST', `${RESTOCK}/send/all`, { body }))
      same('the emails', await emailsOf(client, wanted), [])
      answered('notices of no list', await client.call('POST', `${RESTOCK}/send/all`, { body: {} }), 400)
    },
  },
  {
    name: 'nobody else may read the lists, or send',
    spec: 'CRT-005',
    needs: ['roles'],
    run: async ({ visitor, shop: { wanted } }) => {
      const client = visitor()
      await client.call('GET', '/api/commerce/shopping-cart')
      const calls = [
        ['GET', `${RESTOCK}/groups`],
        ['GET', `${RESTOCK}?${encodePairs({ ...wanted })}`],
        ['POST', `${RESTOCK}/send`, wanted],
        ['POST', `${RESTOCK}/send/all`, { sendRequests: [] }],
      ] as const
      for (const [method, path, body] of calls) {
        const reply = await client.call(method, path, body === undefined ? {} : { body })
        answered(`${method} ${path} by a visitor`, reply, 401, 403)
      }
    },
  },
]
