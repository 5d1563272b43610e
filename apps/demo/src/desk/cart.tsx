import { isMinimumMet, minimumText, subtotalText, type ShownEntry } from '@sitewright/cart-client'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { fromSubunits } from '@sitewright/money-format'
import { readWeather, whenWeatherChanges } from '../observatory/weather.ts'
import { useCart } from '../shop/use-cart.ts'
import { WORDS } from '../shop/words.ts'
import type { Shop } from '../wiring.ts'
import type { DeskProps } from './desk-props.ts'
import { EmptyCart } from './empty.tsx'
import { cash, choices, itemOf, pictureOf } from './entry.ts'
import { Trouble } from './trouble.tsx'

function Quantity({ shop, entry }: { readonly shop: Shop; readonly entry: ShownEntry }) {
  const { cart } = shop.client
  const { locale } = shop.edition
  const set = (quantity: number) => void cart.setQuantity(entry.id, quantity)
  return (
    <div className="stepper" role="group" aria-label={`${WORDS.quantity[locale]} ${entry.title ?? ''}`}>
      <button
        type="button"
        aria-label={WORDS.less[locale]}
        // Not `disabled`: the focus would be lost.
        aria-disabled={entry.quantity < 2}
        onClick={() => entry.quantity > 1 && set(entry.quantity - 1)}
      >
        −
      </button>
      <output>{entry.quantity}</output>
      <button type="button" aria-label={WORDS.more[locale]} onClick={() => set(entry.quantity + 1)}>
        +
      </button>
    </div>
  )
}

/** What had the focus is about to go: another entry gets it, or the desk. */
function focusNeighbour(button: HTMLElement): void {
  const entry = button.closest('.entry')
  const neighbour = entry?.nextElementSibling ?? entry?.previousElementSibling
  const next = neighbour?.querySelector<HTMLElement>('.quiet') ?? button.closest<HTMLElement>('.desk')
  if (next?.matches('.desk')) next.tabIndex = -1
  next?.focus()
}

function Entry({ shop, entry }: { readonly shop: Shop; readonly entry: ShownEntry }) {
  const { locale } = shop.edition
  const item = itemOf(shop, entry)
  const picture = pictureOf(shop, entry)
  return (
    <li className="entry" data-pending={entry.isPending}>
      <a className="entry-picture" href={item?.fullUrl} tabIndex={-1} aria-hidden="true">
        {picture && (
          <img src={picture.smallUrl} srcSet={picture.srcset} sizes="9rem" width="320" height="400" alt="" />
        )}
      </a>
      <div className="entry-words">
        <h2>
          <a href={item?.fullUrl}>{entry.title ?? item?.title}</a>
        </h2>
        {choices(entry).map((line) => (
          <p key={line} className="meta">
            {line}
          </p>
        ))}
        <div className="entry-hands">
          <Quantity shop={shop} entry={entry} />
          <button
            type="button"
            className="quiet"
            aria-label={`${WORDS.removeOf[locale]} ${entry.title ?? ''}`}
            onClick={({ currentTarget }) => {
              focusNeighbour(currentTarget)
              void shop.client.cart.remove(entry.id)
            }}
          >
            {WORDS.remove[locale]}
          </button>
        </div>
      </div>
      <p className="entry-price">{cash(shop, (entry.purchasePriceCents ?? 0) * entry.quantity)}</p>
    </li>
  )
}

const useMinimumCents = () =>
  useSyncExternalStore(
    whenWeatherChanges,
    () => readWeather().minimumCents,
    () => 0,
  )

function Till({ shop }: DeskProps) {
  const { cart } = useCart(shop)
  const minimumCents = useMinimumCents()
  const { locale, currency } = shop.edition
  const { messages } = shop.client
  if (!cart) return null
  // The minimum is fifty of whatever the shop counts in; a yen is a hundredth as much as a euro.
  const minimum = fromSubunits(minimumCents * (currency === 'JPY' ? 150 : 1), currency)
  const enough = isMinimumMet(cart, minimum)
  const home = locale === 'en' ? '' : `/${locale}`
  return (
    <aside className="till" aria-busy={cart.isPending}>
      <dl>
        <dt>{WORDS.subtotal[locale]}</dt>
        <dd>{subtotalText(cart, { currency, locale: shop.context.website.language })}</dd>
        <dt>{WORDS.shipping[locale]}</dt>
        <dd>{WORDS.free[locale]}</dd>
      </dl>
      <p role="status" className="till-note">
        {enough ? '' : minimumText(minimum, messages, shop.context.website.language)}
      </p>
      {enough ? (
        <a className="button" href={`${home}/checkout`}>
          {WORDS.toCheckout[locale]}
        </a>
      ) : (
        <button type="button" className="button" disabled>
          {WORDS.toCheckout[locale]}
        </button>
      )}
    </aside>
  )
}

/** The whole page of the cart: its entries, its money, and what may be wrong. */
export function CartDesk({ shop }: DeskProps) {
  const { status, cart } = useCart(shop)
  const { locale } = shop.edition
  const seen = useRef(false)
  useEffect(() => {
    if (seen.current || status !== 'ready') return
    seen.current = true
    shop.client.emit({ kind: 'cart-viewed', cart: shop.client.cart.snapshot().settled })
  }, [shop, status])
  const entries = cart?.entries ?? []
  const isWaiting = status === 'loading' || status === 'uninitialized'
  return (
    <>
      <Trouble shop={shop} />
      {entries.length > 0 ? (
        <div className="counter">
          <ul className="entries">
            {entries.map((entry) => (
              <Entry key={entry.key} shop={shop} entry={entry} />
            ))}
          </ul>
          <Till shop={shop} />
        </div>
      ) : isWaiting && shop.cookies.get('hasCart') ? (
        <p className="lead" role="status">
          {WORDS.loading[locale]}
        </p>
      ) : (
        status !== 'failed' && <EmptyCart locale={locale} />
      )}
    </>
  )
}
