import { cartAlert, failureText } from '@sitewright/cart-client'
import { useCart } from '../shop/use-cart.ts'
import { WORDS } from '../shop/words.ts'
import type { DeskProps } from './desk-props.ts'

/** Says what could not be done to the cart, or that it could not be read, and offers to try again. */
export function Trouble({ shop }: DeskProps) {
  const { status, failed, readFailure } = useCart(shop)
  const { cart, messages } = shop.client
  const { locale } = shop.edition
  const alert = failed
    ? cartAlert(failed, messages)
    : status === 'failed' && readFailure
      ? { title: WORDS.unread[locale], message: failureText(readFailure, messages) }
      : undefined
  if (!alert) return null
  return (
    <div role="alert" className="trouble">
      <p>
        <b>{alert.title}</b> {alert.message}
      </p>
      <button
        type="button"
        className="button button-quiet"
        onClick={() => void (failed ? cart.retry() : cart.refresh())}
      >
        {WORDS.retry[locale]}
      </button>
      {failed && (
        <button type="button" className="quiet" onClick={cart.dismiss}>
          {WORDS.dismiss[locale]}
        </button>
      )}
    </div>
  )
}
