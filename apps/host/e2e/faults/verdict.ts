import { hashOf } from '../../src/visitor/secret.ts'
import { memberOf, type Accounts } from './accounts.ts'
import type { Bounds } from './told.ts'
import type { Outcome } from './tell.ts'

interface Counted {
  readonly name: string
  readonly count: number
}

const isWithin = (count: number, { least, most }: Bounds): boolean => count >= least && count <= most
const rangeOf = ({ least, most }: Bounds): string => (least === most ? `${least}` : `${least} to ${most}`)

type Judge = (accounts: Accounts, outcome: Outcome) => Promise<readonly string[]>

const asMap = (rows: readonly Counted[]): Readonly<Record<string, number>> =>
  Object.fromEntries(rows.map(({ name, count }) => [name, count]))

const cartOf = async ({ query }: Accounts, owner: string) =>
  asMap(
    await query<Counted>(
      `select v.product_id as name, sum(e.quantity)::int as count from cart c join cart_entry e on e.cart_id = c.id
        join variant v on v.id = e.variant_id where c.owner = $1 and c.purchased_at is null group by v.product_id`,
      [owner],
    ),
  )

const judgeCart: Judge = async (accounts, { seed, token, told: { cart, shown, isSignedIn } }) => {
  const found = await cartOf(accounts, isSignedIn ? memberOf(seed) : `visitor:${hashOf(token)}`)
  const items = [...new Set([...Object.keys(cart), ...Object.keys(found), ...Object.keys(shown)])]
  return items.flatMap((item) => {
    const [kept, seen] = [found[item] ?? 0, shown[item] ?? 0]
    const told = cart[item] ?? { least: 0, most: 0 }
    return [
      ...(isWithin(kept, told)
        ? []
        : [`the cart has ${kept} of ${item}, and its visitor was told ${rangeOf(told)}`]),
      ...(kept === seen ? [] : [`the cart has ${kept} of ${item}, and its page shows ${seen}`]),
    ]
  })
}

/** A sign-out takes nothing out of the account. */
const judgeLeft: Judge = async (accounts, { seed, told: { left } }) => {
  if (!left) return []
  const found = await cartOf(accounts, memberOf(seed))
  return Object.entries(left).flatMap(([item, told]) =>
    isWithin(found[item] ?? 0, told)
      ? []
      : [`the account has ${found[item] ?? 0} of ${item}, and its visitor left ${rangeOf(told)}`],
  )
}

const judgeForms: Judge = async ({ query }, { seed, told: { forms } }) => {
  const found = asMap(
    await query<Counted>(
      `select answers->>'email' as name, count(*)::int from submission where answers->>'email' like $1 group by 1`,
      [`s${seed}-%`],
    ),
  )
  return Object.entries(forms).flatMap(([email, isSent]) => {
    const kept = found[email] ?? 0
    return isWithin(kept, { least: isSent ? 1 : 0, most: 1 })
      ? []
      : [`${kept} submissions are kept of ${email}, which was told to be ${isSent ? 'sent' : 'not sent'}`]
  })
}

const judgeList: Judge = async ({ query }, { seed, told: { isOnList } }) => {
  const rows = await query('select email from restock_sign_up where email = $1', [`s${seed}@example.com`])
  const least = isOnList ? 1 : 0
  const most = isOnList === undefined ? 0 : 1
  return isWithin(rows.length, { least, most }) ? [] : [`the list has the visitor ${rows.length} times`]
}

const judgeTracking: Judge = async ({ query }, { told: { tracked } }) => {
  const counts = await Promise.all(
    tracked.map(async (id) => {
      const rows = await query<{ version: string }>(`select version from event where payload::text like $1`, [
        `%"${id}"%`,
      ])
      const versions = rows.map(({ version }) => version).toSorted()
      return versions.join() === '1,2'
        ? []
        : [`the event ${id} is kept for the versions "${versions.join()}"`]
    }),
  )
  return counts.flat()
}

const judgeOrders: Judge = async ({ query }, { told: { orders } }) => {
  const found = await Promise.all(
    Object.entries(orders).map(async ([id, cards]) => {
      const [order] = await query<{ readonly cards: number }>(
        `select (select count(*)::int from gift_card g where g.order_number = o.number) as cards
          from shop_order o where o.number = $1`,
        [Number(id.slice('S-'.length))],
      )
      if (!order) return [`the order ${id}, of which the visitor was told, is not there`]
      return isWithin(order.cards, cards)
        ? []
        : [`the order ${id} has ${order.cards} gift cards, not ${rangeOf(cards)}`]
    }),
  )
  return found.flat()
}

const judgeSession: Judge = async ({ query }, { seed, token, told: { isSignedIn } }) => {
  const rows = await query<{ user_id: string }>('select user_id from site_user_session where visitor = $1', [
    hashOf(token),
  ])
  const found = rows[0]?.user_id
  const expected = isSignedIn ? `story-${seed}` : undefined
  return found === expected ? [] : [`the session is of ${found ?? 'nobody'}, not of ${expected ?? 'nobody'}`]
}

const judgeEdits: Judge = async ({ query }, { seed, told: { preferences, pages } }) => {
  const [row] = await query<{ value: { value?: number } }>('select value from section where name = $1', [
    `preferences story-${seed}`,
  ])
  const kept = row?.value.value ?? 0
  const made = await query<{ url: string; categories: number }>(
    `select p.url_id as url, (select count(*)::int from category c where c.page_number = p.number) as categories
      from store_page p where p.url_id like $1`,
    [`story-${seed}-%`],
  )
  const wrong = Object.entries(pages).flatMap(([url, isCreated]) => {
    const found = made.filter((page) => page.url === url)
    const isKept = found.length === 1 && found[0]?.categories === 1
    if (isCreated && !isKept)
      return [`the page ${url} was created ${found.length} times: ${JSON.stringify(found)}`]
    return found.length > 1 ? [`the page ${url} is there ${found.length} times`] : []
  })
  const isRight = preferences.includes(kept)
  return [
    ...(isRight ? [] : [`the preference is ${kept}, and the editor was told ${preferences.join(' or ')}`]),
    ...wrong,
  ]
}

const JUDGES = [
  judgeCart,
  judgeLeft,
  judgeForms,
  judgeList,
  judgeTracking,
  judgeOrders,
  judgeSession,
  judgeEdits,
]

/** What the database holds otherwise than a visitor was told. */
export async function verdictOf(accounts: Accounts, outcome: Outcome): Promise<readonly string[]> {
  const found = await Promise.all(JUDGES.map((judge) => judge(accounts, outcome)))
  return [...outcome.thrown.map((message) => `the page threw: ${message}`), ...found.flat()]
}
