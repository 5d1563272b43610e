import type { CountedText } from '@sitewright/site/messages'

/** Messages of this package, by key. Spread them, and replace those that differ. */
export const messages = {
  'cart.addToCart.label': 'Add to Cart',
  'cart.addToCart.adding': 'Adding…',
  'cart.addToCart.added': 'Added!',
  'cart.addToCart.selectOption': 'Select Option',
  'cart.addToCart.soldOut': 'Sold Out',
  'cart.addToCart.subscribe': 'Subscribe',
  'cart.addToCart.purchase': 'Purchase',
  'cart.addToCart.purchaseSubscribe': 'Subscribe',
  'cart.quickView.label': 'Quick View',
  'cart.quantity.label': 'Quantity',
  'cart.validation.selectOption': 'Please select the {option} option.',
  'cart.validation.selectTwoOptions': 'Please select the {option1} and {option2} options.',
  'cart.validation.selectOptions': 'Please select the {optionsList} and {lastOption} options.',
  'cart.validation.optionsList': '{listed}, {next}',
  'cart.validation.variantUnavailable':
    'Sorry, that item variant is unavailable. Please select another variant.',
  'cart.validation.notEnoughStock': 'Sorry, we do not have enough of that item available.',
  'cart.validation.quantityNumber': 'Quantity must be a number.',
  'cart.validation.quantityWhole': 'Quantity must be a whole number',
  'cart.validation.giftCardDenomination': 'Select a denomination for the Gift Card',
  'cart.count.overflow': '100+',
  'cart.named': '{label}: {name}',
  'cart.indicator.label': 'Cart',
  'cart.indicator.one': 'One item in cart',
  'cart.indicator.many': '{n} items in cart',
  'cart.indicator.overflow': 'More than 100 items in cart',
  'cart.popover.added': '{productName} was added to your cart.',
  'cart.popover.close': 'Close',
  'cart.page.alsoBought': 'Customers also bought',
  'cart.page.minimumSubtotal': 'To check out, your order subtotal must be {subtotal} or more.',
  'cart.error.addTitle': 'Unable to Add Item',
  'cart.error.purchaseTitle': 'Unable to Purchase Item',
  'cart.error.giftCardTitle': 'Unable to purchase Gift Card',
  'cart.error.addItem': 'Unable to add item',
  'cart.error.removeItem': 'Unable to remove item',
  'cart.error.updateQuantity': 'Unable to update quantity',
  'cart.error.updateForm': 'Unable to update form',
  'cart.error.openForm': 'Unable to open form',
  'cart.error.checkConnection': 'Please check your internet connection.',
  'cart.error.tryAgain': 'Please try again.',
  'site.error.csrfExpired': 'Your session has expired. Please reload the page and try again.',
  'site.error.cookiesDisabled': 'Please enable cookies in your browser, reload the page, and try again.',
  'site.error.tooManyRequests': 'Please try again in a few seconds.',
} as const

/** Key of a message. */
export type MessageKey = keyof typeof messages

/** Messages with other texts. The number of items may have a text for each form of the language. */
export type Messages = Readonly<
  Record<Exclude<MessageKey, 'cart.indicator.many'>, string> & Record<'cart.indicator.many', CountedText>
>
