import type { ReactNode } from 'react'
import '@sitewright/cart-client/styles.css'
import { Shop } from './shop'
import './page.css'

export const metadata = { title: 'Pottery' }

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <Shop>{children}</Shop>
      </body>
    </html>
  )
}
