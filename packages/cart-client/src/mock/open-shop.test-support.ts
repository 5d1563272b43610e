import { createFakeClock, type FakeClock } from '@sitewright/machine/testing'
import { createCookies } from '@sitewright/site/cookies'
import { createCrumbs, createHttp } from '@sitewright/site/http'
import type { Report } from '@sitewright/site/report'
import { createCookieJar } from '@sitewright/site/testing'
import { vi, type Mock } from 'vitest'
import type { Navigate } from '../client/navigate.browser.ts'
import { createCartClient, type CartClient, type CartClientOptions } from '../client/client.browser.ts'
import type { ShopEvent } from '../client/shop-event.ts'
import { createShopMock, type ShopMock } from './shop-mock.testing.ts'
import type { ShopState } from './shop-state.testing.ts'

export interface OpenShop {
  readonly shop: ShopMock
  readonly client: CartClient
  readonly time: FakeClock
  readonly events: ShopEvent[]
  readonly navigate: Mock<Navigate>
  readonly report: Mock<Report>
}

/** A shop, a client of it, and a fake clock. */
export function openShop(
  state: Partial<ShopState> = {},
  options: CartClientOptions & { readonly cookie?: Readonly<Record<string, string>> } = {},
): OpenShop {
  const jar = createCookieJar(options.cookie)
  const shop = createShopMock({ state, jar })
  const time = createFakeClock()
  const cookies = createCookies(jar)
  const http = createHttp({ fetch: shop.fetch, crumbs: createCrumbs(cookies), clock: time.clock })
  const navigate = vi.fn<Navigate>()
  const report = vi.fn<Report>()
  const client = createCartClient({
    http,
    cookies,
    navigate,
    report,
    clock: time.clock,
    now: () => 1000,
    ...options,
  })
  const events: ShopEvent[] = []
  client.on((event) => events.push(event))
  return { shop, client, time, events, navigate, report }
}

/** Waits until what is on its way has arrived. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0))
}

export const mug = { itemId: 'mug', sku: 'mug-blue' }
