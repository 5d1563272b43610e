import { StrictMode, type ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import type { Shop } from '../wiring.ts'
import type { DeskProps } from './desk-props.ts'

/** The parts that take over a page, each loaded where it is shown. */
const desks: Readonly<Record<string, () => Promise<ComponentType<DeskProps>>>> = {
  cart: async () => (await import('./cart.tsx')).CartDesk,
  checkout: async () => (await import('./checkout.tsx')).CheckoutDesk,
  subscription: async () => (await import('./subscription.tsx')).SubscriptionDesk,
  'gift-card': async () => (await import('./gift-card.tsx')).GiftCardDesk,
  'order-confirmed': async () => (await import('./order-confirmed.tsx')).OrderConfirmedDesk,
}

/** Opens the desk of the page, if it has one. */
export async function openDesk(shop: Shop): Promise<void> {
  const place = document.querySelector<HTMLElement>('[data-part]')
  const load = desks[place?.dataset.part ?? '']
  if (!place || !load) return
  const Desk = await load()
  place.dataset.alive = ''
  createRoot(place).render(
    <StrictMode>
      <Desk shop={shop} />
    </StrictMode>,
  )
}
