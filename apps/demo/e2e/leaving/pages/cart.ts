import { createCartClient } from '@sitewright/cart-client'
import { tellFailure, whenAsked } from './act.ts'

const { cart, start } = createCartClient({ websiteId: 'website-1', hasCart: () => true })
start()

async function add(action: string): Promise<void> {
  const { ok } = await cart.add({ itemId: action, sku: 'only', quantity: 1, title: action })
  if (!ok && cart.snapshot().failed?.isUnclear === false) tellFailure(action)
}

whenAsked((action) => void add(action))
