import type { Cart } from '@sitewright/cart-client'
import { useEffect, useState } from 'react'
import { WORDS } from '../shop/words.ts'
import type { DeskProps } from './desk-props.ts'
import { Empty } from './empty.tsx'
import { cash } from './entry.ts'
import { Slip } from './slip.tsx'

const readOrder = (body: unknown): Cart => body as Cart

/** What a shopper sees when the order is placed. */
export function OrderConfirmedDesk({ shop }: DeskProps) {
  const { http, edition } = shop
  const { locale } = edition
  const id = new URLSearchParams(location.search).get('order')
  const [order, setOrder] = useState<Cart>()
  useEffect(() => {
    if (!id) return
    void http
      .call({ method: 'GET', path: '/api/demo/order/:id', params: { id } }, readOrder)
      .then((answer) => answer.ok && setOrder(answer.value))
  }, [http, id])
  return (
    <Empty locale={locale} picture="the-parcel" action={WORDS.again[locale]}>
      {id && (
        <p className="meta">
          {WORDS.order[locale]} {id}
        </p>
      )}
      <p className="lead">{WORDS.confirmed[locale]}</p>
      {order && (
        <div className="order">
          <Slip shop={shop} entries={order.entries} />
          <p className="order-total">
            <span>{WORDS.total[locale]}</span> <span>{cash(shop, order.grandTotalCents)}</span>
          </p>
        </div>
      )}
    </Empty>
  )
}
