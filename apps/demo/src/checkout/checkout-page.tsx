import { CartPageTrouble, useCart } from '@sitewright/cart-client/react'
import { isRecord, readerOf } from '@sitewright/site/reader'
import { useState, type SyntheticEvent } from 'react'
import { TEXTS } from '../messages.ts'
import type { PageAppProps } from '../page-app/page-app-props.ts'
import { EmptyCart } from '../page-app/empty-page.tsx'
import { Field } from '../page-app/field.tsx'
import { problemText } from '../page-app/problem-text.ts'
import { useReturn } from '../page-app/use-return.ts'
import { LineList } from '../line-list/line-list.tsx'
import { Price } from '../line-list/price.tsx'
import { textIn } from '../site/content/text-in.ts'

const readOrder = readerOf((body) =>
  isRecord(body) && typeof body.orderId === 'string' ? body.orderId : undefined,
)

/** Checkout page. Payment is not part of Sitewright, so no card is asked for. */
export function CheckoutPage({ shop }: PageAppProps) {
  const { cart, status } = useCart()
  const { locale } = shop.localization
  const [isPaying, setPaying] = useState(false)
  const [problem, setProblem] = useState('')
  // Another cart can be bought on a page that comes back with the Back button.
  useReturn(() => setPaying(false))
  const home = locale === 'en' ? '' : `/${locale}`

  async function buy(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPaying) return
    setPaying(true)
    setProblem('')
    const body = Object.fromEntries(new FormData(event.currentTarget))
    const placed = await shop.http.call({ method: 'POST', path: '/api/demo/order', body }, readOrder)
    if (!placed.ok) {
      setPaying(false)
      setProblem(problemText(placed.failure, shop))
      return
    }
    location.assign(`${home}/order-confirmed?order=${placed.value}`)
  }

  if (!cart?.entries.length) {
    if (status === 'failed')
      return <CartPageTrouble retry={textIn(TEXTS.retry, locale)} unread={textIn(TEXTS.unread, locale)} />
    if (status !== 'ready') return <p className="lead">{textIn(TEXTS.loading, locale)}</p>
    return <EmptyCart locale={locale} />
  }
  return (
    <form className="counter" onSubmit={(event) => void buy(event)}>
      <div className="form">
        <Field label={textIn(TEXTS.name, locale)} name="name" autoComplete="name" required />
        <Field label={textIn(TEXTS.email, locale)} name="email" type="email" autoComplete="email" required />
        {cart.requiresShipping && (
          <>
            <Field
              label={textIn(TEXTS.street, locale)}
              name="street"
              autoComplete="street-address"
              required
            />
            <Field label={textIn(TEXTS.city, locale)} name="city" autoComplete="address-level2" required />
          </>
        )}
        <p className="meta">{textIn(TEXTS.payNote, locale)}</p>
        <p role="alert" className="form-error">
          {problem}
        </p>
        <button className="button" type="submit" aria-disabled={isPaying}>
          {isPaying ? textIn(TEXTS.paying, locale) : textIn(TEXTS.pay, locale)}
        </button>
      </div>
      <aside className="totals">
        <h2 className="small">{textIn(TEXTS.yours, locale)}</h2>
        <LineList shop={shop} entries={cart.entries} />
        <dl>
          <dt>{textIn(TEXTS.total, locale)}</dt>
          <dd>
            <Price shop={shop} cents={cart.subtotalCents} />
          </dd>
        </dl>
      </aside>
    </form>
  )
}
