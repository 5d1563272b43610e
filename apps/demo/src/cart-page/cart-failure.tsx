import { cartAlert, failureText } from '@sitewright/cart-client'
import { useCart } from '../cart-link/use-cart.ts'
import { TEXTS } from '../messages.ts'
import type { PageAppProps } from '../page-app/page-app-props.ts'

/** Alert for an operation that failed or a cart that could not be read, with a button to try again. */
export function CartFailure({ shop }: PageAppProps) {
  const { status, failed, readFailure } = useCart(shop)
  const { cart, messages } = shop.client
  const { locale } = shop.localization
  const alert = failed
    ? cartAlert(failed, messages)
    : status === 'failed' && readFailure
      ? { title: TEXTS.unread[locale], message: failureText(readFailure, messages) }
      : undefined
  if (!alert) return null
  return (
    <div role="alert" className="cart-failure">
      <p>
        <b>{alert.title}</b> {alert.message}
      </p>
      <button
        type="button"
        className="button button-quiet"
        onClick={() => void (failed ? cart.retry() : cart.refresh())}
      >
        {TEXTS.retry[locale]}
      </button>
      {failed && (
        <button type="button" className="quiet" onClick={cart.dismiss}>
          {TEXTS.dismiss[locale]}
        </button>
      )}
    </div>
  )
}
