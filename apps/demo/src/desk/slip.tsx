import type { CartEntry } from '@sitewright/cart-client'
import type { DeskProps } from './desk-props.ts'
import { cash, choices, pictureOf } from './entry.ts'

/** What somebody buys, line by line. */
export function Slip({ shop, entries }: DeskProps & { readonly entries: readonly CartEntry[] }) {
  return (
    <ul className="slip">
      {entries.map((entry) => {
        const picture = pictureOf(shop, entry)
        return (
          <li key={entry.id}>
            {picture && <img src={picture.smallUrl} width="320" height="400" alt="" />}
            <span>
              {entry.quantity} × {entry.title}
              <span className="meta">{choices(entry).join(', ')}</span>
            </span>
            <span className="slip-price">{cash(shop, entry.subTotal ?? 0)}</span>
          </li>
        )
      })}
    </ul>
  )
}
