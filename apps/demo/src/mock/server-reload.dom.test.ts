import { isRecord } from '@sitewright/site/reader'
import { beforeEach, expect, test, vi } from 'vitest'
import { withOptions } from '../config/products/product-stock.ts'
import { chooseCurrency } from '../context.ts'
import { changeSettings } from '../settings/settings.ts'
import { builtContent } from '../site/content/site-content.ts'
import { CALLS, OWN_CALLS, type Call } from './calls.test-support.ts'

// Turns of tabs are for `turn.test.ts`: happy-dom has no locks.
vi.mock('./turn.ts', () => ({ takeTurn: <Value>(task: () => Value) => task() }))

const ORIGIN = 'https://sill.example'
const PAGE = {
  title: 'Sill',
  path: '/',
  template: 'home',
  pageType: 1,
  locale: 'en',
  currency: 'USD',
  website: { id: 'sill', language: 'en-US', useCLDRMoneyFormat: true },
  websiteSettings: { storeSettings: {} },
}

type Sent = Omit<Call, 'id'>

function requestOf({ method, path, body, type = 'application/json' }: Sent): Request {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const init = body === undefined ? {} : { body: text, headers: { 'Content-Type': type } }
  return new Request(new URL(path, ORIGIN), { method, ...init })
}

/** Sends a call to the server of the page that is open. */
async function send(call: Sent): Promise<unknown> {
  const { answer } = await import('./server.ts')
  const given = await (await answer(requestOf(call))).text()
  return given.startsWith('{') || given.startsWith('[') ? JSON.parse(given) : given
}

/** Opens the next page: its server knows only what is stored. */
const reload = (): void => void vi.resetModules()

const get = (path: string): Sent => ({ method: 'GET', path })
const post = (path: string, body: object): Sent => ({ method: 'POST', path, body })

function row(id: string): Call {
  const found = [...CALLS, ...OWN_CALLS].find((call) => call.id === id)
  if (!found) throw new Error(`There is no call ${id}.`)
  return found
}

/** Names in the paths and bodies of the table, and what the server has handed out for them. */
type Given = Readonly<Record<string, string>>

function textIn(value: unknown, name: string): Given {
  const found = isRecord(value) ? value[name] : undefined
  return typeof found === 'string' ? { [name]: found } : {}
}

/** Sends calls one after the other. What one answers can be named in the next: an entry, a key, a token. */
async function sendAll(calls: readonly Sent[]): Promise<Given> {
  let given: Given = {}
  for (const call of calls) {
    const answer = await send(filled(call, given))
    const { newlyAdded } = isRecord(answer) ? answer : {}
    const { id: entry } = textIn(newlyAdded, 'id')
    given = { ...given, ...textIn(answer, 'key'), ...textIn(answer, 'cartToken'), ...(entry && { entry }) }
  }
  return given
}

const filled = (call: Sent, { entry = '', key = '', cartToken = '' }: Given): Sent => ({
  ...call,
  path: call.path.replace(':entry', entry).replace(':cartToken', cartToken),
  ...(isRecord(call.body) && 'key' in call.body && { body: { ...call.body, key } }),
})

const add = row('CALL-01')
const signIn = row('CALL-27')
const signUp = row('CALL-06')
const key = row('CALL-13')
const subscribe = row('CALL-04')
const begin = post('/api/demo/subscription/:cartToken', {})
const cart = row('CALL-03')
const groups = row('CALL-07')
const account = get('/api/demo/account')
const reactions = '/api/demo/reactions/forty-one-lips'
const order = post('/api/demo/order', { name: 'Mina' })
const addGiftCard = post(add.path, {
  itemId: 'gift-card',
  sku: 'SILL-GIFT-CARD-100',
  quantity: 1,
  additionalFields: 'null',
})
const comment = {
  key: '',
  form: JSON.stringify({ author: 'Ada', text: 'I have one of them.', post: 'forty-one-lips' }),
  formId: 'comment',
  pageTitle: '',
  pageId: '',
  contentSource: 'c',
  pagePath: '/',
}
const store = {
  hasReviews: false,
  hasScarcity: true,
  hasExpressCheckout: false,
  ...Object.fromEntries(
    ['addButtonText', 'soldOutText', 'scarcityText'].map((name) => [name, { en: name, de: name }]),
  ),
  restock: Object.fromEntries(
    ['callToAction', 'placeholder', 'button', 'success', 'mailingList'].map((name) => [
      name,
      { en: name, de: name },
    ]),
  ),
}

/** Reads the pages of the site, which no call lists. */
async function pages(): Promise<unknown> {
  const [{ loadSiteContent }, { siteContent }] = await Promise.all([
    import('../site/content/stored-content.ts'),
    import('../site/content/site-content.ts'),
  ])
  loadSiteContent()
  return siteContent().pages
}

/** Reads a part of the shop that no call answers. */
const stored = (part: 'subscriptions' | 'restockSent' | 'giftCards') => async (): Promise<unknown> => {
  await send(cart)
  return (await import('./server-state.ts')).shop.state[part]
}

const received = async (): Promise<unknown> => (await import('./received.ts')).readReceived()

/** A call that writes, by its row: what is sent before it, and how it is read back. */
interface Write {
  readonly id: string
  readonly call: Sent
  readonly before?: readonly Sent[]
  readonly read: Sent | (() => Promise<unknown>)
}

const measured = ['15', '16', '17', '18', '19', '20', '21', '22', '26'].map((number) => `CALL-${number}`)

const WRITES: readonly Write[] = [
  { id: 'CALL-01', call: add, read: cart },
  { id: 'CALL-02', call: row('CALL-02'), before: [add], read: cart },
  { id: 'quantity', call: row('quantity'), before: [add], read: cart },
  { id: 'removal', call: row('removal'), before: [add], read: cart },
  { id: 'CALL-04', call: subscribe, read: stored('subscriptions') },
  { id: 'the start of a subscription', call: begin, before: [subscribe, signIn], read: account },
  {
    id: 'the end of a subscription',
    call: { ...begin, method: 'DELETE' },
    before: [subscribe, signIn, begin],
    read: account,
  },
  { id: 'CALL-06', call: signUp, read: row('CALL-08') },
  { id: 'CALL-09', call: row('CALL-09'), before: [signUp], read: groups },
  { id: 'CALL-10', call: row('CALL-10'), before: [signUp], read: groups },
  { id: 'a notice of a restock', call: row('CALL-09'), before: [signUp], read: stored('restockSent') },
  { id: 'several notices of restocks', call: row('CALL-10'), before: [signUp], read: stored('restockSent') },
  { id: 'CALL-14', call: post('/api/form/SaveFormSubmission', comment), before: [key], read: get(reactions) },
  ...measured.map((id) => ({ id, call: row(id), read: received })),
  { id: 'CALL-29', call: row('CALL-29'), before: [signIn], read: account },
  { id: 'CALL-31', call: headerFooter(), read: row('CALL-30') },
  { id: 'CALL-35', call: row('CALL-35'), read: row('CALL-34') },
  { id: 'CALL-36', call: row('CALL-36'), read: row('CALL-33') },
  { id: 'CALL-38', call: row('CALL-38'), read: row('CALL-37') },
  { id: 'CALL-39', call: row('CALL-39'), read: pages },
  { id: 'CALL-42', call: { ...row('CALL-42'), body: store }, read: row('CALL-41') },
  { id: 'an order', call: order, before: [add], read: get('/api/demo/order/S-00001') },
  { id: 'a sale', call: order, before: [add], read: row('CALL-05') },
  { id: 'the sale of a gift card', call: order, before: [addGiftCard], read: stored('giftCards') },
  { id: 'a like', call: { method: 'PUT', path: reactions, body: { isLiked: true } }, read: get(reactions) },
  { id: 'the editor', call: { method: 'PUT', path: '/api/demo/site', body: { pages: [] } }, read: pages },
]

/** Calls that write, and leave nothing that a page could read. */
const NOT_READ: Readonly<Record<string, string>> = {
  'CALL-13': 'A key is good for one submission: CALL-14 uses it.',
  'CALL-23': 'It checks an event, and keeps none.',
  'CALL-27': 'The browser keeps its cookies.',
  'CALL-28': 'The browser forgets its cookies.',
  'CALL-40': 'No call reads categories.',
}

function headerFooter(): Sent {
  const text = { en: 'The pottery', de: 'Die Töpferei' }
  const header = { title: 'Still Sill', tagLine: text, announcement: text }
  return {
    method: 'PUT',
    path: '/api/site-header-footer',
    body: { header, footer: { address: text, note: text, links: [] } },
  }
}

beforeEach(() => {
  localStorage.clear()
  for (const name of ['CART', 'hasCart', 'SiteUserInfo']) document.cookie = `${name}=; Path=/; Max-Age=0`
  document.cookie = 'crumb=crumb-1; Path=/'
  document.head.innerHTML = `<script id="context" type="application/json">${JSON.stringify(PAGE)}</script>`
  changeSettings({ latency: 0, role: 'admin' })
  reload()
})

test('each call that writes is read back, or says why not', () => {
  const writing = [...CALLS, ...OWN_CALLS].filter(({ method }) => method !== 'GET').map(({ id }) => id)
  const known = [...WRITES.map(({ id }) => id), ...Object.keys(NOT_READ)]
  expect(writing.filter((id) => !known.includes(id))).toEqual([])
})

// spec: DEMO-021
test.each(WRITES)('what $id writes survives a reload', async ({ call, before = [], read }) => {
  const readBack = (): Promise<unknown> => (typeof read === 'function' ? read() : send(read))
  const given = await sendAll(before)
  const old = await readBack()
  await send(filled(call, given))
  const written = await readBack()
  expect(written).not.toEqual(old)
  reload()
  expect(await readBack()).toEqual(written)
})

test('a form of a page that was left meanwhile is saved once, when the next page brings it', async () => {
  const save = filled(post('/api/form/SaveFormSubmission', comment), await sendAll([key]))
  const { answer } = await import('./server.ts')
  await expect(answer(requestOf(save), () => false)).rejects.toThrow(TypeError)
  expect(await send(get(reactions))).toMatchObject({ comments: [] })
  await send(save)
  expect(await send(get(reactions))).toMatchObject({ comments: [{ author: 'Ada' }] })
})

test('an order keeps the currency that it was placed in, whatever the visitor chooses later', async () => {
  await sendAll([add, order])
  chooseCurrency('JPY')
  reload()
  expect(await send(get('/api/demo/order/S-00001'))).toMatchObject({ grandTotalCents: 6200, currency: 'USD' })
})

test('what is sold no longer leaves the cart, so that nobody gets it for nothing', async () => {
  await sendAll([add])
  expect(await send(cart)).toMatchObject({ subtotalCents: 6200 })
  const products = builtContent.products.filter(({ slug }) => slug !== 'belly-jug')
  await send({ method: 'PUT', path: '/api/demo/site', body: { products } })
  expect(await send(cart)).toMatchObject({ entries: [], subtotalCents: 0 })
  expect(await send(order)).toEqual({ message: 'There is nothing to buy.' })
})

test('a variant that is sold no longer leaves the cart, though its product stays', async () => {
  await sendAll([add])
  const word = (text: string) => ({ en: text, de: text })
  const choices = ['small', 'tall'].map((key) => ({ key, word: word(key) }))
  const products = builtContent.products.map((each) =>
    each.slug === 'belly-jug' ? withOptions(each, [{ name: word('Size'), choices }]) : each,
  )
  await send({ method: 'PUT', path: '/api/demo/site', body: { products } })
  expect(await send(cart)).toMatchObject({ entries: [], subtotalCents: 0 })
})

test('a storage without room refuses what it cannot keep, and says so', async () => {
  await send(cart)
  const { localStorage: own } = window
  const setItem = () => {
    throw new DOMException('No room.', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { getItem: (key: string) => own.getItem(key), setItem })
  expect(await send(add)).toEqual({ message: 'The storage of this browser is full.' })
  vi.unstubAllGlobals()
  await send(add)
  expect(await send(cart)).toMatchObject({ totalQuantity: 1 })
})
