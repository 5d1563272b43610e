import { createCookies } from '@sitewright/site/cookies'
import { createCrumbs, createHttp } from '@sitewright/site/http'
import { createCookieJar } from '@sitewright/site/testing'
import type { ReactNode } from 'react'
import { createCartClient, type CartClient, type CartClientOptions } from '../client/client.browser.ts'
import type { NavigateTarget } from '../client/navigate.browser.ts'
import { CartProvider } from '../provider/cart-provider.react.tsx'
import { createShopMock, type ShopMock } from './shop-mock.testing.ts'
import type { ShopState } from './shop-state.testing.ts'

/** A shop, its cart, and the calls of the cart to its surroundings. */
export interface Stage {
  readonly shop: ShopMock
  readonly client: CartClient
  readonly visited: readonly NavigateTarget[]
  readonly reported: readonly unknown[]
}

export interface StageOptions {
  readonly state?: Partial<ShopState> | undefined
  readonly client?: CartClientOptions | undefined
  /** Leaves the cart to be loaded, as for a visitor who has one. @default false */
  readonly isUnread?: boolean | undefined
}

/** Sets up a shop and its cart, without a network. */
export function createStage({ state, client: options, isUnread = false }: StageOptions = {}): Stage {
  const jar = createCookieJar(isUnread ? { hasCart: 'true' } : {})
  const shop = createShopMock({ state, jar })
  const cookies = createCookies(jar, () => true)
  const visited: NavigateTarget[] = []
  const reported: unknown[] = []
  const client = createCartClient({
    // Separate ids keep stages on one page apart.
    websiteId: `stage-${Math.random()}`,
    cookies,
    http: createHttp({ fetch: shop.fetch, crumbs: createCrumbs(cookies) }),
    navigate: (target) => visited.push(target),
    report: (problem) => reported.push(problem),
    initialCart: isUnread ? undefined : shop.state.cart,
    ...options,
  })
  return { shop, client, visited, reported }
}

/** Shows something with the cart of a stage around it, in the language of the shop. */
export const OnStage = ({
  stage,
  children,
}: {
  readonly stage: Stage
  readonly children: ReactNode
}): ReactNode => (
  <div lang={stage.client.locale}>
    <CartProvider client={stage.client}>{children}</CartProvider>
  </div>
)

/** A loader of a story: each story gets a stage of its own. */
export const staging = (prepare: () => Stage) => (): { readonly stage: Stage } => ({ stage: prepare() })

/** The stage that a story's loader has set up. */
export const stageOf = ({ loaded }: { readonly loaded: Readonly<Record<string, unknown>> }): Stage =>
  loaded.stage as Stage

/** Finishes all animations: colours in the middle of a fade fail contrast checks. For `afterEach` of stories. */
export async function whenStill(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
  for (const animation of ending) animation.finish()
  await Promise.allSettled(ending.map(({ finished }) => finished))
}
