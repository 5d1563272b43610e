import type { ReactNode } from 'react'
import '@sitewright/forms-client/styles.css'

export const metadata = { title: 'Contact' }

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  )
}
