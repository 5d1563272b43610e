import { CartProvider } from '@sitewright/cart-client/react'
import { StrictMode, type ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { keepFocus } from '../keep-focus.ts'
import type { Shop } from '../wiring.ts'
import type { PageAppProps } from './page-app-props.ts'

/** React apps that take over a page, each loaded where it is shown. */
const pageApps: Readonly<Record<string, () => Promise<ComponentType<PageAppProps>>>> = {
  cart: async () => (await import('../cart-page/cart-page.tsx')).CartPage,
  checkout: async () => (await import('../checkout/checkout-page.tsx')).CheckoutPage,
  subscription: async () => (await import('../checkout/subscription-page.tsx')).SubscriptionPage,
  'gift-card': async () => (await import('../checkout/gift-card-page.tsx')).GiftCardPage,
  account: async () => (await import('../account/account-page.tsx')).AccountPage,
  'order-confirmed': async () => (await import('../checkout/order-confirmed-page.tsx')).OrderConfirmedPage,
}

/** Mounts the React app of the page, if it has one. */
export async function mountPageApp(shop: Shop): Promise<void> {
  const place = document.querySelector<HTMLElement>('[data-page-app]')
  const load = pageApps[place?.dataset.pageApp ?? '']
  if (!place || !load) return
  const PageApp = await load()
  place.dataset.ready = ''
  // A form that is sent, or a button that asks once more, makes way for what comes of it.
  keepFocus(place)
  createRoot(place).render(
    <StrictMode>
      <CartProvider client={shop.client}>
        <PageApp shop={shop} />
      </CartProvider>
    </StrictMode>,
  )
}
