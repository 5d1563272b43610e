import type { CartEntry } from '@sitewright/cart-client'
import { Fragment } from 'react'
import type { PageAppProps } from '../page-app/page-app-props.ts'
import { entryDetails, pictureOf } from './entry.ts'
import { Price } from './price.tsx'

/** Chosen options and extra fields of an entry. Each keeps its own direction beside the others. */
const EntryDetails = ({ shop, entry }: PageAppProps & { readonly entry: CartEntry }) => (
  <span className="meta">
    {entryDetails(shop, entry).map((detail, i) => (
      <Fragment key={i}>
        {i > 0 && ' · '}
        <bdi>{detail}</bdi>
      </Fragment>
    ))}
  </span>
)

interface LineListProps extends PageAppProps {
  readonly entries: readonly CartEntry[]
  /** @default the currency of the page */
  readonly currency?: string
}

/** Entries of a cart or an order, one line each. */
export function LineList({ shop, entries, currency }: LineListProps) {
  return (
    <ul className="line-list">
      {entries.map((entry) => {
        const picture = pictureOf(shop, entry)
        return (
          <li key={entry.id}>
            {picture && <img src={picture.smallUrl} width="320" height="400" alt="" />}
            <span>
              {entry.quantity} × <bdi>{entry.title}</bdi>
              <EntryDetails shop={shop} entry={entry} />
            </span>
            <Price className="line-list-price" shop={shop} cents={entry.subTotal ?? 0} currency={currency} />
          </li>
        )
      })}
    </ul>
  )
}
