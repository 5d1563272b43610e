import type { CartEntry } from '@sitewright/cart-client'
import type { PageAppProps } from '../page-app/page-app-props.ts'
import { formatCents, entryDetails, pictureOf } from './entry.ts'

/** Entries of a cart or an order, one line each. */
export function LineList({ shop, entries }: PageAppProps & { readonly entries: readonly CartEntry[] }) {
  return (
    <ul className="line-list">
      {entries.map((entry) => {
        const picture = pictureOf(shop, entry)
        return (
          <li key={entry.id}>
            {picture && <img src={picture.smallUrl} width="320" height="400" alt="" />}
            <span>
              {entry.quantity} × {entry.title}
              <span className="meta">{entryDetails(entry).join(', ')}</span>
            </span>
            <span className="line-list-price">{formatCents(shop, entry.subTotal ?? 0)}</span>
          </li>
        )
      })}
    </ul>
  )
}
