'use client'

import { fill } from '@sitewright/site/messages'
import { useId, useState, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { centsAmount } from '../checkout.ts'
import { readQuantity, stepQuantity } from '../quantity/quantity.ts'
import type { ShownEntry } from '../cart/state/replay.ts'
import { selectionText } from '../catalog/selection.ts'
import { Amount } from '../amount/amount.react.tsx'
import { useCart } from '../provider/use-cart.react.ts'
import { useCartClient } from '../provider/cart-provider.react.tsx'
import { createPartContext } from '../part/part-context.react.ts'
import { connectQuantity } from '../quantity/quantity.connect.ts'
import { Stepper, type StepNames } from '../quantity/quantity-input.react.tsx'

const [GiveEntry, useGivenEntry] = createPartContext<ShownEntry>(
  'Put the parts of an entry into <CartPage.Entries>.',
)

/** Returns the entry of the cart that the nearest `Entries` draws. */
export const useCartEntry: () => ShownEntry = useGivenEntry

/** One entry of the cart: its parts are placed by the style sheet. */
export const Entry = ({
  entry,
  ...element
}: ComponentPropsWithoutRef<'li'> & { readonly entry: ShownEntry }): ReactNode => (
  <GiveEntry value={entry}>
    <li {...element} data-cart="entry" data-pending={entry.isPending || undefined} />
  </GiveEntry>
)

/** The place for the picture of an entry. */
export const EntryImage = (element: ComponentPropsWithoutRef<'div'>): ReactNode => (
  <div {...element} data-cart="entry-image" />
)

/** The name of an entry, and which variant it is. */
export function EntryTitle({
  href,
}: {
  /** Page of the product. @default none, so that the name is no link */
  readonly href?: string | undefined
}): ReactNode {
  const { title, chosenVariant } = useCartEntry()
  const values = Object.entries(chosenVariant.attributes)
  return (
    <div data-cart="entry-title">
      {href ? (
        <a dir="auto" href={href}>
          {title}
        </a>
      ) : (
        <span dir="auto">{title}</span>
      )}
      {values.length > 0 && (
        <dl>
          {values.map(([name, value]) => (
            <div key={name}>
              <dt>
                <bdi>{name}</bdi>
              </dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}

/** Quantity of an entry, and two buttons for more or fewer. What is typed is sent on Enter or when the focus leaves. */
export function EntryQuantity(names: StepNames): ReactNode {
  const { cart, messages } = useCartClient()
  const { id: entryId, quantity, title = '' } = useCartEntry()
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const send = (text: string): void => {
    const read = readQuantity(text)
    setTyped(read.ok ? undefined : text)
    setProblem(read.ok ? undefined : selectionText(read.failure, messages))
    if (read.ok && read.value !== quantity) void cart.setQuantity(entryId, read.value)
  }
  const named = (label: string): string => fill(messages['cart.named'], { label, name: title })
  const text = typed ?? String(quantity)
  const attributes = connectQuantity(
    {
      id,
      text,
      problem,
      label: named(messages['cart.quantity.label']),
      less: names.less && named(names.less),
      more: names.more && named(names.more),
    },
    {
      setText: (next) => {
        setTyped(next)
        setProblem(undefined)
      },
      step: (by) => send(stepQuantity(text, by)),
      finish: () => typed !== undefined && send(typed),
    },
  )
  return (
    <>
      <Stepper {...attributes} input={{ ...attributes.input, ...attributes.named }} />
      {attributes.problem && <p {...attributes.problem} />}
    </>
  )
}

/** Amount of an entry, from the last response of the server. */
export function EntrySubtotal(): ReactNode {
  const { currency } = useCartClient()
  const { subTotal, isPending } = useCartEntry()
  const isRevalidating = useCart((snapshot) => snapshot.isRevalidating)
  return (
    <span data-cart="entry-subtotal">
      {subTotal !== undefined && (
        <Amount value={centsAmount(subTotal, currency)} isPending={isPending || isRevalidating} />
      )}
    </span>
  )
}

/** Takes an entry out of the cart. The focus goes to the next one. */
export function EntryRemove({ children }: { readonly children: ReactNode }): ReactNode {
  const { cart } = useCartClient()
  const { id, title } = useCartEntry()
  return (
    <button
      type="button"
      data-cart="entry-remove"
      // A key that is held down would press the next entry's button as well.
      onKeyDown={(event) => event.repeat && event.key === 'Enter' && event.preventDefault()}
      onClick={({ currentTarget }) => {
        focusNeighbour(currentTarget)
        void cart.remove(id)
      }}
    >
      {children}
      <span data-cart="spoken"> {title}</span>
    </button>
  )
}

/** Moves the focus from a button that is about to be removed, perhaps with its entry, to another entry, or to the cart. */
export function focusNeighbour(button: HTMLElement): void {
  const entry = button.closest('[data-cart="entry"]')
  const neighbour = entry?.nextElementSibling ?? entry?.previousElementSibling
  const next =
    neighbour?.querySelector<HTMLElement>('[data-cart="entry-remove"]') ??
    button.closest<HTMLElement>('[data-cart="cart-page"]')
  next?.focus()
}
