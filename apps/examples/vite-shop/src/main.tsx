import { createCartClient } from '@sitewright/cart-client'
import '@sitewright/cart-client/styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { products } from './products'
import { Shop } from './shop'
import './page.css'

if (import.meta.env.VITE_MOCKS) {
  const { worker } = await import('./mocks/browser')
  await worker.start({ onUnhandledRequest: 'bypass' })
}

const root = document.querySelector('#root')
if (!root) throw new Error('The page has no #root.')
createRoot(root).render(
  <StrictMode>
    <Shop client={createCartClient({ currency: 'EUR' })} products={products} />
  </StrictMode>,
)
