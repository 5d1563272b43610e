import type { Backend } from '@sitewright/contract'
import { demoSeed } from '@sitewright/demo/seed'
import { ContributorRole } from '@sitewright/site/enumerations'
import { sql } from 'drizzle-orm'
import type { OpenDatabase } from '../database/open.ts'
import { events } from '../event/event.table.ts'
import { submissions } from '../form/form.table.ts'
import { createHost } from '../create-host.ts'
import type { HostOptions } from '../host.ts'
import { createLog } from '../log/log.ts'
import type { App } from '../request/call.ts'
import { defaultLimits } from '../request/limit.ts'
import { fill, type Seed } from '../seed/seed.ts'
import { writeSection, type SectionName } from '../site/section.ts'
import { hashPassword } from '../user/password.ts'
import { siteUsers } from '../user/user.table.ts'
import { hashOf } from '../visitor/secret.ts'

const QUICK_COST = 4
const MANY = 100_000
export const manager = { id: 'manager', email: 'manager@sill.example', password: 'open the kiln' }

/** Tables that calls write. */
const WRITTEN = [
  ...[
    'call_count',
    'cart',
    'cart_add',
    'cart_entry',
    'shop_order',
    'gift_card',
    'subscription',
    'restock_sign_up',
  ],
  ...['restock_notice', 'form_key', 'submission', 'event', 'performance_record', 'site_user_session'],
  ...['address', 'store_page', 'category', 'post_like', 'section'],
]

/** Facts of the shop that the seed describes. */
function shopOf({ products }: Seed) {
  const [single] = products.filter(({ variants: [only, ...others] }) =>
    Boolean(only && others.length === 0 && !only.isUnlimited && only.stock >= 3),
  )
  const [several] = products.filter(
    ({ type, variants }) =>
      type === 1 &&
      variants.length > 1 &&
      variants.every(({ isUnlimited, stock }) => isUnlimited || stock > 1),
  )
  const [subscribable] = products.filter(({ isSubscribable }) => isSubscribable)
  const [wanted] = products.filter(({ variants }) =>
    variants.some(({ isUnlimited, stock }) => !isUnlimited && stock === 0),
  )
  const [giftCard] = products.filter(({ type }) => type === 4)
  if (!single || !several || !subscribable || !wanted || !giftCard)
    throw new Error('The seed lacks a product that the contract needs.')
  const skus = several.variants.map(({ sku }) => sku ?? '')
  return {
    single: { itemId: single.id, stock: single.variants[0]?.stock ?? 0 },
    several: { itemId: several.id, skus: [skus[0] ?? '', skus[1] ?? ''] as const },
    subscribable: { itemId: subscribable.id, sku: subscribable.variants[0]?.sku ?? null },
    wanted: { productId: wanted.id, variantId: wanted.variants.find(({ stock }) => stock === 0)?.id ?? '' },
    giftCard: { itemId: giftCard.id, sku: giftCard.variants[0]?.sku ?? null },
  }
}

/** A backend that a test can also listen with. */
export interface HostBackend extends Backend {
  /** Answers a request as it arrives: every other one in another process. */
  readonly answer: App['fetch']
}

/** Makes a backend of the host on a database. */
export async function hostBackend({ database }: OpenDatabase): Promise<HostBackend> {
  const seed: Seed = demoSeed()
  await fill(database, { ...seed, users: [] })
  const [ruth] = seed.users
  const roles = { [ContributorRole.storeManager]: true }
  for (const user of [
    { ...ruth!, roles: {} },
    { ...manager, roles },
  ]) {
    const password = await hashPassword(user.password, QUICK_COST)
    await database
      .insert(siteUsers)
      .values({ ...user, password })
      .onConflictDoUpdate({ target: siteUsers.id, set: { password } })
  }
  const limits = Object.fromEntries(Object.keys(defaultLimits).map((kind) => [kind, MANY]))
  const options: HostOptions = {
    database,
    limits,
    websiteId: 'sill',
    log: createLog((line) => line.includes('"level":"error"') && process.stderr.write(line)),
    isSecure: false,
    proxies: 0,
    captcha: (answer) => Promise.resolve(answer !== ''),
    recordingId: 'recording-1',
  }
  // As behind a load balancer: every other request is for another process, which shares nothing but the database.
  const apps = [(await createHost(options)).app, (await createHost(options)).app]
  let turn = 0
  /** Keys of forms that were handed out, by their hashes: the database keeps no more of one that was used. */
  const keys = new Map<string, string>()
  const answer: App['fetch'] = async (request, ...rest) => {
    turn += 1
    const response = (await apps[turn % apps.length]?.fetch(request, ...rest)) ?? Response.error()
    if (request.url.endsWith('/api/form/FormSubmissionKey') && response.ok) {
      const { key } = (await response.clone().json()) as { readonly key: string }
      keys.set(hashOf(key), key)
    }
    return response
  }
  return {
    origin: 'http://host.test',
    answer,
    fetch: async (url, init) => answer(new Request(url, init)),
    can: ['visitors', 'roles', 'tokens', 'kept', 'forms', 'giftCards', 'instalments', 'addKeys'],
    facts: {
      websiteId: 'sill',
      shop: shopOf(seed),
      account: { email: ruth!.email, password: ruth!.password },
      place: { input: 'quay', placeId: 'old-post' },
      eventsPath: '/api/events/dev',
      navigation: 'mainNav',
      instalments: '/api/instalments/{locale}',
      form: { formId: 'letter', required: 'email', answers: { email: 'ada@example.com' } },
    },
    reset: async () => {
      await database.execute(sql.raw(`truncate ${WRITTEN.join(', ')} restart identity cascade`))
      for (const [name, value] of Object.entries(seed.sections))
        await writeSection(database, name as SectionName, value)
    },
    becomeManager: async (client) => {
      const { email, password } = manager
      const body = { email, password, rememberMe: false }
      await client.call('POST', '/api/site-users/account/session', { body })
    },
    kept: {
      eventIds: async () => (await database.select({ id: events.id }).from(events)).map(({ id }) => id),
      formKeys: async () =>
        (await database.select({ key: submissions.key }).from(submissions)).map(
          ({ key }) => keys.get(key) ?? key,
        ),
    },
  }
}
