import { createCartClient, createCartStore, type CartStore } from '@sitewright/cart-client'
import { createCookies } from '@sitewright/site/cookies'
import { createCrumbs, createHttp } from '@sitewright/site/http'
import type { Counts, Work } from '../../area.ts'
import { arrivals } from './arrival.ts'
import type { Presses } from './press.ts'
import { createRestServer } from './rest-server.ts'

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

function open(serverMs: number) {
  const server = createRestServer(serverMs)
  const http = createHttp({ fetch: server.fetch, crumbs: createCrumbs(createCookies(undefined)) })
  return { server, cart: createCartClient({ http }).cart }
}

/** Presses the add button again and again. */
export const adds: Work<Presses, Counts> =
  ({ count, apartMs, serverMs }) =>
  async () => {
    const { server, cart } = open(serverMs)
    const adding: Promise<unknown>[] = []
    for (let press = 0; press < count; press += 1) {
      adding.push(cart.add({ itemId: 'mug', sku: 'mug' }))
      if (apartMs > 0) await pause(apartMs)
    }
    await Promise.all(adding)
    const arrived = server.lines[0]?.quantity ?? 0
    return { lost: count - arrived, requests: server.requests() }
  }
export const addsApart = adds

/** Presses on a quantity, one after the other. */
export const quantities: Work<Presses, Counts> =
  ({ count, apartMs, serverMs }) =>
  async () => {
    const { server, cart } = open(serverMs)
    const added = await cart.add({ itemId: 'mug', sku: 'mug' })
    const before = server.requests()
    const id = cart.snapshot().cart?.entries[0]?.id ?? ''
    const changing: Promise<unknown>[] = []
    for (let press = 1; press <= count; press += 1) {
      changing.push(cart.setQuantity(id, 1 + press))
      if (apartMs > 0) await pause(apartMs)
    }
    await Promise.all(changing)
    const reached = (server.lines[0]?.quantity ?? 1) - 1
    return { lost: added.ok ? count - reached : count, requests: server.requests() - before }
  }

const never = (): Promise<never> => new Promise(() => undefined)

const openStore = (): CartStore =>
  createCartStore({
    transport: { fetch: never, send: never },
    clock: () => () => undefined,
    now: () => 0,
  })

export const { updates, lines } = arrivals(openStore)
