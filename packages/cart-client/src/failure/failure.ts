import { fill } from '@sitewright/site/messages'
import type { Messages } from '../messages.ts'

/** Failure of an operation of a cart. */
export type CartFailure =
  /** The anti-forgery token is missing or out of date. */
  | {
      readonly kind: 'crumb'
      /** False if the browser refuses cookies: a new token would not help either. */
      readonly cookiesEnabled: boolean
      /** Text of the server, if it sent one. */
      readonly message?: string | undefined
    }
  | {
      readonly kind: 'too-many'
      /** Time to wait before the next request, in milliseconds, if the server names one. */
      readonly retryAfterMs?: number | undefined
      /** Text of the server, if it sent one. */
      readonly message?: string | undefined
    }
  /** The server refused the request, in some cases with a message. */
  | {
      readonly kind: 'refused'
      readonly status: number
      /** Text of the server, if it sent one. It is shown to the shopper in place of the package's own. */
      readonly message?: string | undefined
    }
  /** The server failed: status 500 and above. */
  | {
      readonly kind: 'server-down'
      readonly status: number
      /** Text of the server, if it sent one. It is shown to the shopper in place of the package's own. */
      readonly message?: string | undefined
    }
  /** The response differs from the contract at `path`: `shoppingCart.entries.0.quantity`. */
  | {
      readonly kind: 'contract'
      /** Empty if the response as a whole is wrong. */
      readonly path: string
    }
  | { readonly kind: 'timeout' }
  /** The browser has no connection; the request was not sent. */
  | { readonly kind: 'offline' }
  /** There was no response: the connection broke, or the browser refused it. */
  | {
      readonly kind: 'network'
      /** The error that `fetch` or a transport has thrown. */
      readonly cause?: unknown
    }
  /** The page was left, or the cart was stopped. */
  | { readonly kind: 'aborted' }
  /** The entry is no longer in the cart. */
  | { readonly kind: 'gone' }
  /** The transport has no call for it; the request was not sent. */
  | { readonly kind: 'unsupported' }

/** Checks whether a failure proves that the server did not act on the request. */
export const isUndone = ({ kind }: CartFailure): boolean => undone.includes(kind)

const undone: readonly CartFailure['kind'][] = [
  'crumb',
  'too-many',
  'refused',
  'offline',
  'gone',
  'unsupported',
]

/**
 * Checks whether a server that refused a request may accept a part of it: servers report a lack of stock by one of
 * these statuses, or by a 200 with an error. A closed shop (403) or a missing item (404) refuses every part.
 */
export const mayTakePart = (failure: CartFailure): boolean =>
  failure.kind === 'refused' && [200, 400, 409, 422].includes(failure.status)

/** Checks whether a missing connection is the reason. */
export const isDisconnected = ({ kind }: CartFailure): boolean => kind === 'offline' || kind === 'network'

const isBlank = (text: string | undefined): text is undefined => !text?.trim()

/** Text about a failure for the shopper: ours, else the server's, else advice. */
export function failureText(failure: CartFailure, messages: Messages): string {
  switch (failure.kind) {
    case 'crumb':
      return messages[failure.cookiesEnabled ? 'site.error.csrfExpired' : 'site.error.cookiesDisabled']
    case 'too-many':
      return messages['site.error.tooManyRequests']
    case 'refused':
    case 'server-down':
      return isBlank(failure.message) ? messages['cart.error.tryAgain'] : failure.message
    case 'offline':
    case 'network':
      return messages['cart.error.checkConnection']
    default:
      return messages['cart.error.tryAgain']
  }
}

/** Title and text of an alert. */
export interface Alert {
  /** Title of the alert. */
  readonly title: string
  /** Text of the alert. */
  readonly message: string
}

/** Action that failed. It decides the title of the alert. */
export type Attempt = keyof typeof titles

const titles = {
  add: 'cart.error.addTitle',
  purchase: 'cart.error.purchaseTitle',
  giftCard: 'cart.error.giftCardTitle',
  addItem: 'cart.error.addItem',
  removeItem: 'cart.error.removeItem',
  updateQuantity: 'cart.error.updateQuantity',
  updateForm: 'cart.error.updateForm',
  openForm: 'cart.error.openForm',
} as const

/** Title of the alert about a failed action. */
export const attemptTitle = (attempt: Attempt, messages: Messages): string => fill(messages[titles[attempt]])

/**
 * Returns the alert about a failure; `undefined` for a request that was aborted because the page was left.
 *
 * @example
 * ```ts
 * import { failureAlert } from '@sitewright/cart-client'
 *
 * const removed = await shop.cart.remove('entry-1')
 * if (!removed.ok) console.log(failureAlert('removeItem', removed.failure, shop.messages)) // { title, message }
 * ```
 */
export const failureAlert = (
  attempt: Attempt,
  failure: CartFailure,
  messages: Messages,
): Alert | undefined =>
  failure.kind === 'aborted'
    ? undefined
    : { title: attemptTitle(attempt, messages), message: failureText(failure, messages) }
