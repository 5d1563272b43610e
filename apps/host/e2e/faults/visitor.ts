import { createCartClient, type AddLine } from '@sitewright/cart-client'
import { createRestockForm } from '@sitewright/cart-client/restock'
import { createForm, defineForm } from '@sitewright/forms-client'
import { createStorePage } from '@sitewright/site/navigation'
import { createCookies } from '@sitewright/site/cookies'
import { createCrumbs, createHttp, succeed, type Result } from '@sitewright/site/http'
import { createPreferences } from '@sitewright/site/preferences'
import { signIn, signOut } from '@sitewright/site/session'
import { createTracker } from '@sitewright/tracking'
import { createVersionOne, createVersionTwo } from '@sitewright/tracking/destinations'
import { createQueue } from '@sitewright/tracking/queue'
import { createVisitor } from '@sitewright/tracking/visitor'
import { afterOrder, afterSet, inOrder, type Reach } from './bounds.ts'
import type { Act } from './story.ts'
import type { Bounds, Told } from './told.ts'

// The page of a visitor: it has the packages as any page has them, and keeps account of what it was told.

/** What a page is told of its story. */
export interface Scene {
  readonly seed: number
  readonly items: readonly AddLine[]
  readonly giftCard: AddLine
  readonly wanted: { readonly productId: string; readonly variantId: string }
  readonly account: { readonly email: string; readonly password: string }
}

/** How often a patient visitor tries again. */
const TRIES = 5

const cookies = createCookies()
const http = createHttp({ crumbs: createCrumbs(cookies) })
const client = createCartClient({ websiteId: 'sill', hasCart: () => true, http })
const { cart } = client
client.start()
const delivery = createQueue()
const path = '/api/events/dev'
const tracker = createTracker({
  context: () => ({ website: { id: 'sill' }, page: { title: 'Page', path: '/', hasProduct: false } }),
  visitor: createVisitor(),
  destinations: [
    createVersionOne({ crumb: () => cookies.get('crumb'), delivery }),
    createVersionTwo({
      endpoints: { dev: path, qa: path, staging: path, prod: path },
      environment: 'dev',
      delivery,
    }),
  ],
})
tracker.start()
const preferences = createPreferences({ http })
const captcha = { load: () => Promise.resolve(), token: () => Promise.resolve(succeed('person')) }
const letter = defineForm({ id: 'letter', fields: [{ id: 'email', kind: 'email', title: 'Email' }] })

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Does something until it is answered, as a visitor presses a button again. */
async function patiently(act: () => Promise<boolean>, tries = TRIES, pauseMs = 300): Promise<boolean> {
  for (let i = 0; i < tries; i += 1) {
    if (await act()) return true
    await sleep(pauseMs)
  }
  return false
}

const none: Bounds = { least: 0, most: 0 }
const boundsOf = (told: Told, item: string): Bounds => told.cart[item] ?? none
const reachOf = (told: Told, item: string): Reach => ({
  ...boundsOf(told, item),
  away: told.away[item] ?? 0,
})

function withBounds(told: Told, item: string, bounds: Bounds): Told {
  return { ...told, cart: { ...told.cart, [item]: bounds } }
}

/** Adds to an item: told that it is there, that it is not, or that nobody knows. */
async function add(told: Told, line: AddLine, isAlone = true): Promise<Told> {
  const { ok } = await cart.add(line)
  const { least, most } = boundsOf(told, line.itemId)
  const quantity = line.quantity ?? 1
  const isRefused = isAlone && cart.snapshot().failed?.isUnclear === false
  return withBounds(told, line.itemId, {
    least: ok ? least + quantity : least,
    most: !ok && isRefused ? most : most + quantity,
  })
}

async function addTogether(told: Told, line: AddLine, count: number): Promise<Told> {
  const settled = await Promise.all(Array.from({ length: count }, () => cart.add(line)))
  const { least, most } = boundsOf(told, line.itemId)
  const certain = settled.filter(({ ok }) => ok).length
  return withBounds(told, line.itemId, { least: least + certain, most: most + count })
}

/** Sets the quantity of an item that the page shows. */
async function setQuantity(told: Told, item: string, quantity: number): Promise<Told> {
  const entry = cart.snapshot().cart?.entries.find(({ itemId }) => itemId === item)
  if (!entry) return told
  const { ok } = quantity === 0 ? await cart.remove(entry.id) : await cart.setQuantity(entry.id, quantity)
  return withBounds(told, item, afterSet(reachOf(told, item), quantity, ok))
}

async function sendForm(told: Told, { seed }: Scene): Promise<Told> {
  const email = `s${seed}-${Object.keys(told.forms).length}@example.com`
  const form = createForm(letter, { http, page: { pageTitle: 'Letter', pagePath: '/' } })
  const end = form.start()
  form.field('email').set(email)
  const isSent = await patiently(async () => {
    await form.submit()
    return form.snapshot().state === 'succeeded'
  })
  end()
  return { ...told, forms: { ...told.forms, [email]: isSent } }
}

async function signUp(told: Told, { seed, wanted }: Scene): Promise<Told> {
  if (told.isOnList) return told
  const form = createRestockForm(client, { ...wanted, captcha })
  const end = form.start()
  const isOnList = await patiently(async () => {
    await form.submit({ email: `s${seed}@example.com` })
    const { success, error = '' } = form.snapshot()
    // The answer to the first may have got lost.
    return success !== undefined || /already/i.test(error)
  })
  end()
  return { ...told, isOnList }
}

async function signInAs(
  told: Told,
  { account }: Scene,
  ...patience: readonly [number?, number?]
): Promise<Told> {
  if (told.isSignedIn) return told
  const isSignedIn = await patiently(
    async () => (await signIn(http, { ...account, rememberMe: false })).ok,
    ...patience,
  )
  await cart.refresh()
  // One that was not answered may have taken the cart to the account.
  const taken = Object.entries(told.cart).map(([item, { most }]) => [item, most] as const)
  const away = isSignedIn ? {} : { ...told.away, ...Object.fromEntries(taken) }
  return { ...told, away, isSignedIn, wantsIn: !isSignedIn }
}

/** Signs out, and takes a copy of the cart along. A double that was answered before has the copy. */
async function signOutAs(told: Told, ...patience: readonly [number?, number?]): Promise<Told> {
  if (!told.isSignedIn) return told
  const isSignedOut = await patiently(async () => (await signOut(http, { cloneCart: true })).ok, ...patience)
  await cart.refresh()
  if (!isSignedOut) return { ...told, wantsOut: true }
  const copied = Object.entries(told.cart).map(([item, { most }]) => [item, { least: 0, most }] as const)
  return {
    ...told,
    ...{ cart: Object.fromEntries(copied), left: told.cart },
    ...{ isSignedIn: false, wantsOut: false },
  }
}

const readOrder = (body: unknown): Result<string, { readonly path: string }> =>
  succeed(String((body as { readonly orderId?: unknown }).orderId))

async function buyGiftCard(told: Told, { giftCard }: Scene, quantity: number): Promise<Told> {
  const added = await add(told, { ...giftCard, quantity })
  const bought = inOrder(reachOf(added, giftCard.itemId))
  if (bought.least === 0) return added
  let orderId: string | undefined
  await patiently(async () => {
    const placed = await http.call({ method: 'POST', path: '/api/demo/order', body: null }, readOrder)
    if (placed.ok) orderId = placed.value
    return placed.ok
  })
  await cart.refresh()
  const bounds = Object.entries(added.cart)
  if (orderId === undefined)
    return { ...added, cart: Object.fromEntries(bounds.map(([id, { most }]) => [id, { least: 0, most }])) }
  const after = bounds.map(([id]) => [id, afterOrder(reachOf(added, id))] as const)
  return {
    ...added,
    cart: Object.fromEntries(after),
    orders: { ...added.orders, [orderId]: bought },
  }
}

function track(told: Told, { seed }: Scene): Told {
  const itemId = `s${seed}-${told.tracked.length}`
  tracker.track('AddToCart', { itemId, quantity: 1 })
  tracker.track('Performance', { itemId })
  return { ...told, tracked: [...told.tracked, itemId] }
}

async function savePreferences(told: Told, { seed }: Scene): Promise<Told> {
  const value = Math.max(...told.preferences) + 1
  const isSaved = await preferences.save(`story-${seed}`, { value }).catch(() => false)
  return { ...told, preferences: isSaved ? [value] : [...told.preferences, value] }
}

async function createPage(told: Told, { seed }: Scene): Promise<Told> {
  const title = `story-${seed}-${Object.keys(told.pages).length}`
  const created = await createStorePage(http, { websiteId: 'sill', title })
  return { ...told, pages: { ...told.pages, [title]: created.ok } }
}

async function perform(act: Act, told: Told, scene: Scene): Promise<Told> {
  const { items } = scene
  const line = 'item' in act ? items[act.item] : undefined
  switch (act.kind) {
    case 'add':
      return line ? add(told, { ...line, quantity: act.quantity }) : told
    case 'addTogether':
      return line ? addTogether(told, { ...line, quantity: 1 }, act.count) : told
    case 'setQuantity':
      return line ? setQuantity(told, line.itemId, act.quantity) : told
    case 'remove':
      return line ? setQuantity(told, line.itemId, 0) : told
    case 'form':
      return sendForm(told, scene)
    case 'restock':
      return signUp(told, scene)
    case 'signIn':
      return signInAs(told, scene)
    case 'signOut':
      return signOutAs(told)
    case 'buyGiftCard':
      return buyGiftCard(told, scene, act.quantity)
    case 'track':
      return track(told, scene)
    case 'savePreferences':
      return savePreferences(told, scene)
    case 'createPage':
      return createPage(told, scene)
    case 'reload':
      return told
  }
}

/** Does some acts, one after the other. */
async function performAll(acts: readonly Act[], before: Told, scene: Scene): Promise<Told> {
  let told = before
  for (const act of acts) told = await perform(act, told, scene)
  return told
}

/** Looks at the page a last time, when the network is good again. */
async function finish(before: Told, scene: Scene): Promise<Told> {
  // Ten sign-ins a minute, and a host that may just be starting.
  const there = before.wantsIn ? await signInAs(before, scene, 20, 5000) : before
  const told = there.wantsOut ? await signOutAs(there, 20, 5000) : there
  await patiently(async () => (await cart.refresh()).ok, 60, 1000)
  const shown: Record<string, number> = {}
  for (const { itemId, quantity } of cart.snapshot().cart?.entries ?? [])
    shown[itemId] = (shown[itemId] ?? 0) + quantity
  return { ...told, shown }
}

Object.assign(globalThis, { performAll, finish })
