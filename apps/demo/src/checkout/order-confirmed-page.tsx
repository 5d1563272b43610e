import { useCallback, useEffect } from 'react'
import { TEXTS } from '../messages.ts'
import type { PageAppProps } from '../page-app/page-app-props.ts'
import { EmptyPage, FailedPage } from '../page-app/empty-page.tsx'
import { useAnswer } from '../page-app/use-answer.ts'
import { LineList } from '../line-list/line-list.tsx'
import { Price } from '../line-list/price.tsx'
import { textIn } from '../site/content/text-in.ts'
import { readOrder, type Order } from './order.ts'

function OrderLines({ shop, order }: PageAppProps & { readonly order: Order }) {
  return (
    <div className="order">
      <LineList shop={shop} entries={order.entries} currency={order.currency} />
      <p className="order-total">
        <span>{textIn(TEXTS.total, shop.localization.locale)}</span>{' '}
        <Price shop={shop} cents={order.grandTotalCents} currency={order.currency} />
      </p>
    </div>
  )
}

/** Order of a number. It counts as confirmed once it has been read. */
function NumberedOrder({ shop, id }: PageAppProps & { readonly id: string }) {
  const { http, localization, confirmOrder, client } = shop
  const { locale } = localization
  const ask = useCallback(
    () => http.call({ method: 'GET', path: '/api/demo/order/:id', params: { id } }, readOrder),
    [http, id],
  )
  const [order, retry] = useAnswer(ask)
  useEffect(() => {
    if (order.kind !== 'read') return
    confirmOrder(id, order.value)
    // Other tabs that show the cart hear that it is gone.
    void client.cart.refresh()
  }, [order, id, confirmOrder, client])
  if (order.kind === 'failed') return <FailedPage locale={locale} retry={retry} />
  const isMissing = order.kind === 'missing'
  return (
    <EmptyPage
      locale={locale}
      picture={isMissing ? 'empty-sill' : 'the-parcel'}
      action={textIn(TEXTS.again, locale)}
    >
      <p className="meta">
        {textIn(TEXTS.order, locale)} {id}
      </p>
      <p className="lead">
        {isMissing ? textIn(TEXTS.unknownOrder, locale) : textIn(TEXTS.confirmed, locale)}
      </p>
      {order.kind === 'read' && <OrderLines shop={shop} order={order.value} />}
    </EmptyPage>
  )
}

/** Page of a placed order. */
export function OrderConfirmedPage({ shop }: PageAppProps) {
  const { locale } = shop.localization
  const id = new URLSearchParams(location.search).get('order')
  if (id) return <NumberedOrder shop={shop} id={id} />
  return (
    <EmptyPage locale={locale} action={textIn(TEXTS.again, locale)}>
      <p className="lead">{textIn(TEXTS.noOrder, locale)}</p>
    </EmptyPage>
  )
}
