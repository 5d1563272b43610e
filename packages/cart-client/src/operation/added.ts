import { fill } from '@sitewright/site/messages'
import type { CartStoreEvent } from './cart-event.ts'
import type { Cart, CartEntry } from '../entry/cart.contract.ts'
import type { Messages } from '../messages.ts'
import type { AddLine } from './operation.ts'

/** Entry of an added line, if the server did not name it. */
export const addedEntry = (
  { entries }: Pick<Cart, 'entries'>,
  { itemId, sku }: Pick<AddLine, 'itemId' | 'sku'>,
): CartEntry | undefined =>
  entries.find(({ itemId: id, chosenVariant }) => id === itemId && (sku == null || chosenVariant.sku === sku))

/** Name of what was added: as the cart has it, else as the page has it. */
export const addedName = ({ entry, line, cart }: AddedEvent): string =>
  (entry ?? addedEntry(cart, line))?.title ?? line.title ?? ''

/** Text that tells what was added. */
export const addedText = (productName: string, messages: Messages): string =>
  fill(messages['cart.popover.added'], { productName })

type AddedEvent = Extract<CartStoreEvent, { readonly kind: 'added' }>
