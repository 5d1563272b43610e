'use client'

import {
  createContext,
  useContext,
  useEffect,
  useId,
  useMemo,
  useState,
  type ComponentPropsWithoutRef,
  type ReactNode,
} from 'react'
import type { Money } from '@sitewright/money-format'
import { useLatest } from '@sitewright/machine/react'
import type { Product } from '../catalog/product.contract.ts'
import { cartAlert } from '../cart/cart-alert.ts'
import type { CartClient } from '../client/client.browser.ts'
import { isSettled, whenSettled } from '../client/when-ready.browser.ts'
import type { CartSnapshot } from '../cart/state/cart-state.ts'
import { isMinimumMet, minimumText, subtotalAmount } from '../checkout.ts'
import { failureText } from '../failure/failure.ts'
import type { ShownEntry } from '../cart/state/replay.ts'
import { Amount } from '../amount/amount.react.tsx'
import { Entry, focusNeighbour } from './cart-entry.react.tsx'
import { useCartClient } from '../provider/cart-provider.react.tsx'
import { WarningIcon } from '../part/icon.react.tsx'
import { useCart } from '../provider/use-cart.react.ts'
import { useVisit } from '../provider/use-visit.react.ts'

const MinimumContext = createContext<{
  readonly minimum?: Money | undefined
  /** Id of the notice about it. */
  readonly noticeId?: string
}>({})

/** Props of `Root`. */
export interface CartPageProps extends ComponentPropsWithoutRef<'section'> {
  /**
   * Heading of the page. One that has a heading already leaves it out.
   * @default none
   */
  readonly heading?: ReactNode
  /**
   * The least that an order has to be worth. Keep it the same object.
   * @default none
   */
  readonly minimum?: Money | undefined
}

/**
 * The page of the cart, around its other parts.
 *
 * @example
 * ```tsx
 * <CartPage.Root heading="Your cart">
 *   <CartPage.Empty>Nothing here yet.</CartPage.Empty>
 *   <CartPage.Filled>
 *     <CartPage.Entries>{({ title }) => title}</CartPage.Entries>
 *     <CartPage.Subtotal label="Subtotal" />
 *     <CartPage.Checkout>Check out</CartPage.Checkout>
 *   </CartPage.Filled>
 * </CartPage.Root>
 * ```
 */
export function Root({ heading, minimum, children, ...element }: CartPageProps): ReactNode {
  const headingId = useId()
  const noticeId = useId()
  const { status, settled, isRevalidating } = useCart()
  const isKnown = status === 'ready'
  useVisit(useMemo(() => (isKnown ? { kind: 'cart-viewed', cart: settled } : undefined), [isKnown, settled]))
  return (
    <MinimumContext.Provider value={useMemo(() => ({ minimum, noticeId }), [minimum, noticeId])}>
      <section
        {...element}
        tabIndex={-1}
        {...(heading !== undefined && { 'aria-labelledby': headingId })}
        aria-busy={status === 'loading' || isRevalidating || undefined}
        data-cart="cart-page"
        data-state={status}
      >
        {heading !== undefined && <h1 id={headingId}>{heading}</h1>}
        {children}
      </section>
    </MinimumContext.Provider>
  )
}

/** Content while the cart is loading. */
export function Loading(element: ComponentPropsWithoutRef<'div'>): ReactNode {
  const isLoading = useCart(
    ({ status, cart }) => !cart && (status === 'uninitialized' || status === 'loading'),
  )
  return isLoading ? <div {...element} data-cart="loading" /> : null
}

/** Content for an empty cart. */
export function Empty(element: ComponentPropsWithoutRef<'div'>): ReactNode {
  const isEmpty = useCart(({ status, cart }) => status === 'ready' && !cart?.entries.length)
  return isEmpty ? <div {...element} data-cart="empty" /> : null
}

/** Content for a cart with entries. */
export function Filled({ children }: { readonly children: ReactNode }): ReactNode {
  return useCart(({ cart }) => Boolean(cart?.entries.length)) ? (
    <div data-cart="filled">{children}</div>
  ) : null
}

/** Props of `Entries`. */
export interface EntriesProps extends Omit<ComponentPropsWithoutRef<'ul'>, 'children'> {
  /** Draws the parts of an entry. */
  readonly children: (entry: ShownEntry) => ReactNode
}

/**
 * Entries of the cart, including those that are still being added.
 *
 * @example
 * ```tsx
 * <CartPage.Entries>
 *   {() => (
 *     <>
 *       <CartPage.EntryTitle />
 *       <CartPage.EntryQuantity less="One less" more="One more" />
 *       <CartPage.EntryRemove>Remove</CartPage.EntryRemove>
 *     </>
 *   )}
 * </CartPage.Entries>
 * ```
 */
export function Entries({ children, ...element }: EntriesProps): ReactNode {
  const entries = useCart(({ cart }) => cart?.entries ?? NONE)
  return (
    <ul {...element} data-cart="entries">
      {entries.map((entry) => (
        <Entry key={entry.key} entry={entry}>
          {children(entry)}
        </Entry>
      ))}
    </ul>
  )
}

const NONE: readonly ShownEntry[] = []

/** The place for what comes after the entries: the subtotal, the notice, the way to the checkout. */
export const Summary = (element: ComponentPropsWithoutRef<'div'>): ReactNode => (
  <div {...element} data-cart="summary" />
)

/** Subtotal, from the last response of the server. */
export function Subtotal({ label }: { readonly label: ReactNode }): ReactNode {
  const { currency } = useCartClient()
  const { cart, isRevalidating } = useCart()
  return cart ? (
    <p data-cart="subtotal">
      <span>{label}</span> <Amount value={subtotalAmount(cart, currency)} isPending={isRevalidating} />
    </p>
  ) : null
}

/** Checks the cart against the minimum for a checkout. */
export function useMinimum(): {
  /** True also while there is no cart, or no minimum. */
  readonly isMet: boolean
  /** Text for the shopper, with the minimum as an amount. Undefined once it is met. */
  readonly text: string | undefined
} {
  const { messages, locale } = useCartClient()
  const { minimum } = useContext(MinimumContext)
  const isMet = useCart((snapshot) => isEnough(snapshot, minimum))
  return { isMet, text: minimum && !isMet ? minimumText(minimum, messages, locale) : undefined }
}

const isEnough = ({ cart }: CartSnapshot, minimum: Money | undefined): boolean =>
  !cart || isMinimumMet(cart, minimum)

/** Names the smallest subtotal of an order, aloud as well, as long as the cart is worth less. It is empty otherwise. */
export function MinimumNotice(): ReactNode {
  const { text } = useMinimum()
  const { minimum, noticeId } = useContext(MinimumContext)
  return (
    minimum && (
      <p role="status" id={noticeId} data-cart="notice">
        {text}
      </p>
    )
  )
}

/**
 * The way to the checkout, once the cart is worth enough. While changes of the cart are on their way to the server, a press
 * waits for them: it leads nowhere if one of them fails, or if the cart is worth too little after them.
 */
export function Checkout(element: Omit<ComponentPropsWithoutRef<'button'>, 'type' | 'onClick'>): ReactNode {
  const client = useCartClient()
  const { isMet } = useMinimum()
  const { minimum: amount, noticeId } = useContext(MinimumContext)
  const minimum = useLatest(amount)
  /** The client whose cart a press waits for. */
  const [waiting, setWaiting] = useState<CartClient>()
  useEffect(
    () =>
      waiting &&
      whenSettled(waiting, (isDone) => {
        setWaiting(undefined)
        const { cart, navigate } = waiting
        if (isDone && isEnough(cart.snapshot(), minimum.current)) navigate('checkout')
      }),
    [waiting, minimum],
  )
  const press = (): void => {
    if (!isMet || waiting) return
    if (isSettled(client.cart.snapshot())) client.navigate('checkout')
    else setWaiting(client)
  }
  return (
    <button
      {...(!isMet && { 'aria-describedby': noticeId })}
      {...element}
      type="button"
      data-cart="button"
      data-kind="wide"
      aria-disabled={!isMet || Boolean(waiting) || undefined}
      aria-busy={Boolean(waiting) || undefined}
      onClick={press}
    />
  )
}

/** Props of `Trouble`. */
export interface TroubleProps {
  /** Text of the button that tries again. */
  readonly retry: ReactNode
  /** Text of the button that forgets a failed operation. Without it there is no such button. */
  readonly dismiss?: ReactNode
  /** Title for a cart that could not be read. */
  readonly unread?: ReactNode
}

/**
 * Alert about an operation that failed or a cart that could not be read, with a button to try again. The focus goes to the cart,
 * because the alert goes.
 */
export function Trouble({ retry: retryText, dismiss: dismissText, unread }: TroubleProps): ReactNode {
  const { cart, messages } = useCartClient()
  const { failed, readFailure, status } = useCart()
  const alert = failed
    ? cartAlert(failed, messages)
    : status === 'failed' && readFailure
      ? { title: unread, message: failureText(readFailure, messages) }
      : undefined
  const buttonOf = (text: ReactNode, press: () => unknown): ReactNode => (
    <button
      type="button"
      data-cart="button"
      data-kind="quiet"
      onClick={({ currentTarget }) => {
        focusNeighbour(currentTarget)
        press()
      }}
    >
      {text}
    </button>
  )
  return (
    <div role="alert" data-cart="trouble" hidden={!alert}>
      {alert && (
        <>
          <WarningIcon />
          <p>
            {alert.title && <strong>{alert.title}</strong>} {alert.message}
          </p>
          {buttonOf(retryText, failed ? cart.retry : cart.refresh)}
          {failed && dismissText !== undefined && buttonOf(dismissText, cart.dismiss)}
        </>
      )}
    </div>
  )
}

/** Props of `AlsoBought`. */
export interface AlsoBoughtProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** Keep them the same list. */
  readonly products: readonly Product[]
  /** Draws a product. */
  readonly children: (product: Product) => ReactNode
}

/** Products that other customers also bought. */
export function AlsoBought({ products, children, ...element }: AlsoBoughtProps): ReactNode {
  const { messages, emit, on } = useCartClient()
  const headingId = useId()
  const itemIds = useMemo(() => products.map(({ id }) => id), [products])
  const isAny = itemIds.length > 0
  useVisit(useMemo(() => (isAny ? { kind: 'related-shown', itemIds } : undefined), [isAny, itemIds]))
  useEffect(
    () =>
      on((event) => {
        if (event.kind !== 'product-added' || !itemIds.includes(event.product.id)) return
        emit({ kind: 'related-added', itemIds: [event.product.id] })
      }),
    [on, emit, itemIds],
  )
  if (!isAny) return null
  return (
    <section {...element} aria-labelledby={headingId} data-cart="also-bought">
      <h2 id={headingId}>{messages['cart.page.alsoBought']}</h2>
      <ul>
        {products.map((product) => (
          <li
            key={product.id}
            onClickCapture={({ target }) => {
              const isLink = target instanceof Element && target.closest('a')
              if (isLink) emit({ kind: 'related-clicked', itemIds: [product.id] })
            }}
          >
            {children(product)}
          </li>
        ))}
      </ul>
    </section>
  )
}
