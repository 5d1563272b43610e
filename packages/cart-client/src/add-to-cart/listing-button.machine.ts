import type { Machine } from '@sitewright/machine'
import type { Messages } from '../messages.ts'

/** State of the button of a product in a listing. */
export type ListingButtonState = 'ready' | 'prompting' | 'soldOut'

/** The button of a product in a listing: there is no room for a message, so the button itself asks for options. */
export const listingButton: Machine<ListingButtonState, 'prompt' | 'soldOut'> = {
  initial: 'ready',
  states: {
    // A press with all options chosen goes to the add-to-cart button behind it.
    ready: { on: { prompt: 'prompting', soldOut: 'soldOut' } },
    prompting: { on: { soldOut: 'soldOut' }, after: { ms: 2000, to: 'ready' } },
    soldOut: {},
  },
}

/** Text of the button; `label` is its idle label. */
export const listingButtonText = (state: ListingButtonState, label: string, messages: Messages): string =>
  state === 'prompting'
    ? messages['cart.addToCart.selectOption']
    : state === 'soldOut'
      ? messages['cart.addToCart.soldOut']
      : label

/** Whether the button is disabled, and not only busy. */
export const isListingButtonDisabled = (state: ListingButtonState): boolean => state !== 'ready'
