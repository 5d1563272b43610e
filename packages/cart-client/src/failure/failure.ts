import { fill } from '@sitewright/site/messages'
import type { Messages } from '../messages.ts'

/** Why something that a cart was asked for did not happen. */
export type CartFailure =
  /** The anti-forgery token is missing or out of date. */
  | { readonly kind: 'crumb'; readonly cookiesEnabled: boolean; readonly message?: string | undefined }
  | {
      readonly kind: 'too-many'
      readonly retryAfterMs?: number | undefined
      readonly message?: string | undefined
    }
  /** The server said no, and perhaps why. */
  | { readonly kind: 'refused'; readonly status: number; readonly message?: string | undefined }
  /** The server failed: status 500 and above. */
  | { readonly kind: 'server-down'; readonly status: number; readonly message?: string | undefined }
  /** The answer is not what was agreed on: `path` is where, `shoppingCart.entries.0.quantity`. */
  | { readonly kind: 'contract'; readonly path: string }
  | { readonly kind: 'timeout' }
  /** The browser says that there is no connection; nothing was sent. */
  | { readonly kind: 'offline' }
  /** No answer came: cut off, or refused by the browser. */
  | { readonly kind: 'network'; readonly cause?: unknown }
  /** The page was left, or the cart was put away. */
  | { readonly kind: 'aborted' }
  /** The entry is no longer in the cart. */
  | { readonly kind: 'gone' }
  /** The transport has no call for it: nothing was sent. */
  | { readonly kind: 'unsupported' }

/** Whether it is certain that the server has not done what it was asked. */
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
 * Whether a server that refused a whole may take a part of it: a lack of stock is told by one of these statuses, or by a
 * 200 with an error. A shop that is closed (403) or an item that is gone (404) stays so for every part.
 */
export const mayTakePart = (failure: CartFailure): boolean =>
  failure.kind === 'refused' && [200, 400, 409, 422].includes(failure.status)

/** Whether a visitor without a connection is the reason. */
export const isDisconnected = ({ kind }: CartFailure): boolean => kind === 'offline' || kind === 'network'

/** The sentence about a failure for the shopper: ours, else the server's, else what to do. */
export function failureText(failure: CartFailure, messages: Messages): string {
  switch (failure.kind) {
    case 'crumb':
      return messages[failure.cookiesEnabled ? 'site.error.csrfExpired' : 'site.error.cookiesDisabled']
    case 'too-many':
      return messages['site.error.tooManyRequests']
    case 'refused':
    case 'server-down':
      return failure.message ?? messages['cart.error.tryAgain']
    case 'offline':
    case 'network':
      return messages['cart.error.checkConnection']
    default:
      return messages['cart.error.tryAgain']
  }
}

/** A sentence that stops the shopper, with its headline. */
export interface Alert {
  readonly title: string
  readonly message: string
}

/** What was tried when it failed: decides the headline of the alert. */
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

/** The headline for something that failed. */
export const attemptTitle = (attempt: Attempt, messages: Messages): string => fill(messages[titles[attempt]])

/** The alert about a failure. One that the shopper caused by leaving is not told. */
export const failureAlert = (
  attempt: Attempt,
  failure: CartFailure,
  messages: Messages,
): Alert | undefined =>
  failure.kind === 'aborted'
    ? undefined
    : { title: attemptTitle(attempt, messages), message: failureText(failure, messages) }
