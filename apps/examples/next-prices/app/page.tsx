import { formatMoney } from '@sitewright/money-format'
import { min } from '@sitewright/money-format/arithmetic'
import { PriceList } from './price-list'
import { teas } from './teas'

/** A server component: the heading is written on the server, and needs no script in the page. */
export default function Page() {
  const [first, ...others] = teas.map(({ price }) => price)
  const cheapest = first && min(first, ...others)
  return (
    <main>
      <h1>Teas from {cheapest && formatMoney(cheapest)}</h1>
      <PriceList teas={teas} />
    </main>
  )
}
