import type { Attributes, ButtonAttributes } from '@sitewright/site/part'
import type { AddButtonState } from './add-to-cart.machine.ts'

/** State of an add-to-cart button, of which its elements are drawn. */
export interface AddToCartView {
  /** State of the button. */
  readonly state: AddButtonState
  /** Text of the button. */
  readonly text: string
  /** True while a press is being worked on. */
  readonly isBusy: boolean
  /** True if a press does nothing. */
  readonly isDisabled: boolean
}

/** Attributes of the elements of an add-to-cart button. */
export interface AddToCartAttributes {
  /** Attributes of any element with the role of a button, as templates print it. */
  readonly root: Attributes
  /** Attributes of a real button. */
  readonly button: ButtonAttributes
  /** Attributes of the element with the text, inside of the button. */
  readonly text: Attributes
}

/** Attributes of an add-to-cart button. While it is busy it is not `disabled`, or else it would lose the focus. */
export function connectAddToCart(
  { state, text, isBusy, isDisabled }: AddToCartView,
  { press }: { readonly press: () => void },
): AddToCartAttributes {
  const root = {
    'data-state': state,
    'aria-busy': isBusy,
    'aria-disabled': isBusy || isDisabled,
  }
  return {
    root,
    button: {
      ...root,
      'data-cart': 'button',
      'data-kind': 'add',
      type: 'button',
      disabled: isDisabled,
      onClick: press,
    },
    text: { 'data-cart': 'button-text', children: text },
  }
}
