import { subtotalText } from '@sitewright/cart-client'
import { useState, type SyntheticEvent } from 'react'
import { useCart } from '../shop/use-cart.ts'
import { WORDS } from '../shop/words.ts'
import type { DeskProps } from './desk-props.ts'
import { EmptyCart } from './empty.tsx'
import { Field } from './field.tsx'
import { Slip } from './slip.tsx'
import { Trouble } from './trouble.tsx'

const readOrder = (body: unknown): string | undefined => (body as { readonly orderId?: string }).orderId

/** Where the order is placed. Paying is not part of what Sitewright does, so nothing is asked for. */
export function CheckoutDesk({ shop }: DeskProps) {
  const { cart, status } = useCart(shop)
  const { locale, currency } = shop.edition
  const [state, setState] = useState<'idle' | 'paying' | 'failed'>('idle')
  const home = locale === 'en' ? '' : `/${locale}`

  async function buy(event: SyntheticEvent) {
    event.preventDefault()
    if (state === 'paying') return
    setState('paying')
    const placed = await shop.http.call({ method: 'POST', path: '/api/demo/order', body: {} }, readOrder)
    if (!placed.ok) {
      setState('failed')
      return
    }
    location.assign(`${home}/order-confirmed?order=${placed.value}`)
  }

  if (!cart?.entries.length) {
    if (status === 'failed') return <Trouble shop={shop} />
    if (status !== 'ready') return <p className="lead">{WORDS.loading[locale]}</p>
    return <EmptyCart locale={locale} />
  }
  return (
    <form className="counter" onSubmit={(event) => void buy(event)}>
      <div className="form">
        <Field label={WORDS.name[locale]} name="name" autoComplete="name" required />
        <Field label={WORDS.email[locale]} name="email" type="email" autoComplete="email" required />
        {cart.requiresShipping && (
          <>
            <Field label={WORDS.street[locale]} name="street" autoComplete="street-address" required />
            <Field label={WORDS.city[locale]} name="city" autoComplete="address-level2" required />
          </>
        )}
        <p className="meta">{WORDS.payNote[locale]}</p>
        <p role="alert" className="form-error">
          {state === 'failed' ? shop.client.messages['cart.error.tryAgain'] : ''}
        </p>
        <button className="button" type="submit" aria-disabled={state === 'paying'}>
          {state === 'paying' ? WORDS.paying[locale] : WORDS.pay[locale]}
        </button>
      </div>
      <aside className="till">
        <h2 className="small">{WORDS.yours[locale]}</h2>
        <Slip shop={shop} entries={cart.entries} />
        <dl>
          <dt>{WORDS.total[locale]}</dt>
          <dd>{subtotalText(cart, { currency, locale: shop.context.website.language })}</dd>
        </dl>
      </aside>
    </form>
  )
}
