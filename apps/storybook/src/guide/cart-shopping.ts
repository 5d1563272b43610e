import { type Guides, inCart as part, named } from './guide.ts'

const close = named('Close', part('lightbox-close'), 'Is last in the order of Tab. Escape does the same.')
const panel = named('Panel', part('lightbox-panel'), 'The ground of the dialog, above a backdrop.')
const title = named('Title', part('lightbox-title'), 'Names the dialog for screen readers, too.')
const actions = named('Actions', part('actions'), 'The main answer is the filled button.')

/** Parts around the cart: its link, its page, and what stands above the page. */
export const shopping: Guides = {
  'cart-client/CartIndicator': {
    summary: 'The link to the cart in the header, with the number of items.',
    use: ['The header of every page of a shop.'],
    avoid: ['A page without a header. Use PillCart.', 'The cart page itself, where it leads nowhere.'],
    story: 'ThreeItems',
    anatomy: [
      named(
        'Link',
        part('indicator'),
        'Leads to the cart page. It is 44 pixels tall at the usual size of text.',
      ),
      named('Icon', part('icon'), 'A picture beside the text for screen readers, never instead of it.'),
      named('Count', part('count'), 'Number of items. Above a hundred it says “100+”.'),
    ],
    states: ['Loading', 'Empty', 'ThreeItems', 'MoreThanAHundred', 'RightToLeft', 'InTheDark'],
    words: [
      'Read as “3 items in cart”. The visible text is the number alone.',
      'No count is shown while the cart is read: zero would be a claim.',
    ],
  },
  'cart-client/PillCart': {
    summary: 'A link to the cart that floats at a corner of the window once something is in it.',
    use: ['Sites whose header has no place for a cart.'],
    avoid: [
      'Sites with a CartIndicator. One way to the cart is enough.',
      'The cart page and sites with a cart of their own: the pill stays away by itself.',
    ],
    story: 'ThreeItems',
    anatomy: [
      named('Pill', part('pill'), 'Stays above the page. Its distance to the corner is a token.'),
      named('Icon', part('icon'), 'Turns with the direction of writing.'),
      named('Count', part('count'), 'Number of items.'),
    ],
    states: ['ThreeItems', 'OneItem', 'MoreThanAHundred', 'WithExpressCheckout', 'RightToLeft', 'InTheDark'],
    words: [
      'At most two words beside the count.',
      'Leave 5 rem free at the end of pages, so that it covers no text.',
    ],
  },
  'cart-client/CartPopover': {
    summary: 'Says for three seconds what was added to the cart, below the link to the cart.',
    use: ['The answer to a press on “Add to cart”.'],
    avoid: [
      'Failures. The button shows an alert for them, which does not go away by itself.',
      'Offers of other products. Show them on the cart page.',
    ],
    story: 'BelowTheCartLink',
    anatomy: [
      named(
        'Message',
        part('popover'),
        'Does not take the focus. It stays while the pointer or the focus is on it.',
      ),
      named('Close', part('popover-close'), 'Closes it earlier.'),
    ],
    states: ['BelowTheCartLink', 'InTheCorner', 'LongGermanName', 'RightToLeft', 'InTheDark'],
    words: [
      'One sentence: what was added, and how often.',
      'No question, and no button that has to be pressed in time.',
    ],
  },
  'cart-client/CartPage': {
    summary: 'The page of the cart: what is in it, what it costs, and the way to the checkout.',
    use: ['The page at /cart, and a panel beside the page that shows the same.'],
    avoid: ['A summary in the header. Use CartIndicator.', 'The checkout. It is the platform’s own page.'],
    story: 'ThreeEntries',
    anatomy: [
      named('Entry', part('entry'), 'One line of the cart.'),
      named('Picture', part('entry-image'), 'Of the chosen variant.'),
      named('Name', part('entry-title'), 'A link where the product has a page.'),
      named('Quantity', part('stepper'), 'Changes at once. The amount follows when the server has answered.'),
      named('Amount', part('entry-subtotal'), 'Always that of the server, never a guess.'),
      named('Remove', part('entry-remove'), 'Takes the line out, without a question.'),
      named('Subtotal', part('subtotal'), 'Without shipping and taxes, which the checkout knows.'),
      named('Checkout', `${part('summary')} ${part('button')}`, 'The one filled button of the page.'),
    ],
    states: ['ThreeEntries', 'Empty', 'Loading', 'FailsToLoad', 'BelowTheMinimum', 'RemovalRefused'],
    words: [
      'An empty cart says so and leads to the shop.',
      'A failure says what did not happen and offers to try again. It never blames the visitor.',
      'Write “Subtotal”, not “Total”: shipping and taxes are not in it.',
    ],
  },
  'cart-client/Lightbox': {
    summary: 'A dialog above the page. Focus, Escape, scrolling and the way back are taken care of.',
    use: ['Something short that belongs to the page: a table of sizes, a form of three fields.'],
    avoid: [
      'Long texts and whole tasks. Use a page.',
      'Pictures of a gallery. They have a lightbox of their own.',
    ],
    story: 'Opened',
    anatomy: [
      panel,
      title,
      named('Content', part('lightbox-content'), 'Scrolls by itself where it is taller than the window.'),
      close,
    ],
    states: ['Opened', 'NotCancellable', 'LongTitle', 'TallerThanTheWindow', 'RightToLeft', 'InTheDark'],
    words: [
      'Title: a noun or a short question, at most 40 letters.',
      'Lines of text are at most 70 letters long.',
    ],
  },
  'cart-client/Alert': {
    summary: 'A message that has to be read before the visitor goes on.',
    use: ['Something that the visitor asked for did not happen.'],
    avoid: [
      'Good news. CartPopover says it without stopping anyone.',
      'A question. Use Confirm.',
      'A wrong field. Say it at the field.',
    ],
    story: 'NotEnoughLeft',
    anatomy: [
      panel,
      title,
      named('Message', part('alert-message'), 'Read aloud when the dialog opens.'),
      actions,
      close,
    ],
    states: ['NotEnoughLeft', 'LongServerMessage', 'RightToLeft', 'InTheDark', 'ForcedColours'],
    words: [
      'Title: what did not happen (“Unable to Add Item”).',
      'Message: why, and what to do now. Two sentences at most.',
      'One button. “OK” is enough: there is nothing to choose.',
    ],
  },
  'cart-client/Confirm': {
    summary: 'A question with two answers, before something that cannot be undone.',
    use: ['Emptying the cart, and what costs money or data.'],
    avoid: [
      'Steps that can be undone. Do them, and offer to undo.',
      'More than two answers. Use a dialog with a form.',
    ],
    story: 'Asks',
    anatomy: [panel, title, named('Explanation', part('alert-message'), 'What is lost.'), actions],
    states: ['Asks', 'HasToBeConfirmed', 'LongGermanLabel', 'RightToLeft', 'InTheDark'],
    words: [
      'Title: the question itself (“Empty the cart?”).',
      'Buttons repeat the verb (“Empty it”, “Keep it”). Never “Yes” and “No” alone: nobody reads the question twice.',
    ],
  },
}
