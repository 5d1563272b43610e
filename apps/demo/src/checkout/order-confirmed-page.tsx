import type { Cart } from '@sitewright/cart-client'
import { cartReaders } from '@sitewright/cart-client/transport'
import { useEffect, useState } from 'react'
import { TEXTS } from '../messages.ts'
import type { PageAppProps } from '../page-app/page-app-props.ts'
import { EmptyPage } from '../page-app/empty-page.tsx'
import { formatCents } from '../line-list/entry.ts'
import { LineList } from '../line-list/line-list.tsx'

/** Page of a placed order. */
export function OrderConfirmedPage({ shop }: PageAppProps) {
  const { http, localization, confirmOrder } = shop
  const { locale } = localization
  const id = new URLSearchParams(location.search).get('order')
  const [order, setOrder] = useState<Cart>()
  useEffect(() => {
    if (!id) return
    void http
      .call({ method: 'GET', path: '/api/demo/order/:id', params: { id } }, cartReaders.cart)
      .then((answer) => {
        if (!answer.ok) return
        setOrder(answer.value)
        confirmOrder(id, answer.value)
      })
  }, [http, id, confirmOrder])
  return (
    <EmptyPage locale={locale} picture="the-parcel" action={TEXTS.again[locale]}>
      {id && (
        <p className="meta">
          {TEXTS.order[locale]} {id}
        </p>
      )}
      <p className="lead">{TEXTS.confirmed[locale]}</p>
      {order && (
        <div className="order">
          <LineList shop={shop} entries={order.entries} />
          <p className="order-total">
            <span>{TEXTS.total[locale]}</span> <span>{formatCents(shop, order.grandTotalCents)}</span>
          </p>
        </div>
      )}
    </EmptyPage>
  )
}
