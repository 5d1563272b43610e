import { isMinimumMet, minimumText, subtotalText, type ShownEntry } from '@sitewright/cart-client'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { fromSubunits } from '@sitewright/money-format'
import { readSettings, whenSettingsChange } from '../settings/settings.ts'
import { useCart } from '../cart-link/use-cart.ts'
import { TEXTS } from '../messages.ts'
import type { Shop } from '../wiring.ts'
import type { PageAppProps } from '../page-app/page-app-props.ts'
import { EmptyCart } from '../page-app/empty-page.tsx'
import { formatCents, entryDetails, itemOf, pictureOf } from '../line-list/entry.ts'
import { CartFailure } from './cart-failure.tsx'

function Quantity({ shop, entry }: { readonly shop: Shop; readonly entry: ShownEntry }) {
  const { cart } = shop.client
  const { locale } = shop.localization
  const set = (quantity: number) => void cart.setQuantity(entry.id, quantity)
  return (
    <div className="stepper" role="group" aria-label={`${TEXTS.quantity[locale]} ${entry.title ?? ''}`}>
      <button
        type="button"
        aria-label={TEXTS.less[locale]}
        // Not `disabled`: the focus would be lost.
        aria-disabled={entry.quantity < 2}
        onClick={() => entry.quantity > 1 && set(entry.quantity - 1)}
      >
        −
      </button>
      <output>{entry.quantity}</output>
      <button type="button" aria-label={TEXTS.more[locale]} onClick={() => set(entry.quantity + 1)}>
        +
      </button>
    </div>
  )
}

/** Moves the focus from an entry about to be removed to its neighbour, or to the page app. */
function focusNeighbour(button: HTMLElement): void {
  const entry = button.closest('.entry')
  const neighbour = entry?.nextElementSibling ?? entry?.previousElementSibling
  const next = neighbour?.querySelector<HTMLElement>('.quiet') ?? button.closest<HTMLElement>('.page-app')
  if (next?.matches('.page-app')) next.tabIndex = -1
  next?.focus()
}

function Entry({ shop, entry }: { readonly shop: Shop; readonly entry: ShownEntry }) {
  const { locale } = shop.localization
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
        {entryDetails(entry).map((line) => (
          <p key={line} className="meta">
            {line}
          </p>
        ))}
        <div className="entry-hands">
          <Quantity shop={shop} entry={entry} />
          <button
            type="button"
            className="quiet"
            aria-label={`${TEXTS.removeOf[locale]} ${entry.title ?? ''}`}
            onClick={({ currentTarget }) => {
              focusNeighbour(currentTarget)
              void shop.client.cart.remove(entry.id)
            }}
          >
            {TEXTS.remove[locale]}
          </button>
        </div>
      </div>
      <p className="entry-price">{formatCents(shop, (entry.purchasePriceCents ?? 0) * entry.quantity)}</p>
    </li>
  )
}

const useMinimumCents = () =>
  useSyncExternalStore(
    whenSettingsChange,
    () => readSettings().minimumCents,
    () => 0,
  )

function Totals({ shop }: PageAppProps) {
  const { cart } = useCart(shop)
  const minimumCents = useMinimumCents()
  const { locale, currency } = shop.localization
  const { messages } = shop.client
  if (!cart) return null
  // The minimum is fifty of whatever the shop counts in; a yen is a hundredth as much as a euro.
  const minimum = fromSubunits(minimumCents * (currency === 'JPY' ? 150 : 1), currency)
  const enough = isMinimumMet(cart, minimum)
  const home = locale === 'en' ? '' : `/${locale}`
  return (
    <aside className="totals" aria-busy={cart.isPending}>
      <dl>
        <dt>{TEXTS.subtotal[locale]}</dt>
        <dd>{subtotalText(cart, { currency, locale: shop.context.website.language })}</dd>
        <dt>{TEXTS.shipping[locale]}</dt>
        <dd>{TEXTS.free[locale]}</dd>
      </dl>
      <p role="status" className="totals-note">
        {enough ? '' : minimumText(minimum, messages, shop.context.website.language)}
      </p>
      {enough ? (
        <a className="button" href={`${home}/checkout`}>
          {TEXTS.toCheckout[locale]}
        </a>
      ) : (
        <button type="button" className="button" disabled>
          {TEXTS.toCheckout[locale]}
        </button>
      )}
    </aside>
  )
}

/** Cart page: entries, totals, and failures. */
export function CartPage({ shop }: PageAppProps) {
  const { status, cart } = useCart(shop)
  const { locale } = shop.localization
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
      <CartFailure shop={shop} />
      {entries.length > 0 ? (
        <div className="counter">
          <ul className="entries">
            {entries.map((entry) => (
              <Entry key={entry.key} shop={shop} entry={entry} />
            ))}
          </ul>
          <Totals shop={shop} />
        </div>
      ) : isWaiting && shop.cookies.get('hasCart') ? (
        <p className="lead" role="status">
          {TEXTS.loading[locale]}
        </p>
      ) : (
        status !== 'failed' && <EmptyCart locale={locale} />
      )}
    </>
  )
}
