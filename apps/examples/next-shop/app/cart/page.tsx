import { Cart } from './cart'

export const metadata = { title: 'Your cart' }

export default function Page() {
  return <Cart />
}
