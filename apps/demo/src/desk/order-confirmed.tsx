import { WORDS } from '../shop/words.ts'
import type { DeskProps } from './desk-props.ts'

/** What a shopper sees when the order is placed. */
export function OrderConfirmedDesk({ shop: { edition } }: DeskProps) {
  const { locale } = edition
  const order = new URLSearchParams(location.search).get('order')
  return (
    <div className="desk-empty">
      {order && (
        <p className="meta">
          {WORDS.order[locale]} {order}
        </p>
      )}
      <p className="lead">{WORDS.confirmed[locale]}</p>
      <a className="button" href={locale === 'en' ? '/shop' : `/${locale}/shop`}>
        {WORDS.again[locale]}
      </a>
    </div>
  )
}
