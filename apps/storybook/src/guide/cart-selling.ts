import { type Guides, inCart as part, named } from './guide.ts'

const price = named(
  'Price',
  part('price'),
  'One price, a range, or the price before a sale beside the one of today.',
)
const choice = named('Option', part('variants'), 'One control for each option, such as colour or size.')
const press = named('Button', part('button'), 'The one action. Its text says what happens next.')

/** Parts that sell: what stands on a product page and in a listing. */
export const selling: Guides = {
  'cart-client/AddToCartButton': {
    summary:
      'The button that puts a product into the cart. It says while it works, when it is done, and why it could not.',
    use: [
      'Products, services, digital goods, subscriptions and gift cards: the button does what each needs.',
      'Express checkout: the button buys at once and the cart stays as it is.',
    ],
    avoid: [
      'A link to the product page. Use a plain link.',
      'Two of them for one product in the same view. The second only repeats the first.',
    ],
    story: 'ReadyToAdd',
    anatomy: [
      press,
      named('Label', part('button-text'), 'Says what a press does. It changes while the server is asked.'),
    ],
    states: [
      'ReadyToAdd',
      'SlowServer',
      'Added',
      'SoldOut',
      'ServerRefuses',
      'Offline',
      'NothingChosen',
      'NotEnoughLeft',
    ],
    words: [
      'Begin with a verb: “Add to cart”, “Subscribe”, “Buy now”.',
      'At most 20 letters. German needs about a third more: see LongGermanLabel.',
      'Do not write “Click here” or the name of the product. A screen reader hears the product from the block around it.',
    ],
  },
  'cart-client/ProductBlock': {
    summary:
      'A product with all that is needed to buy it: pictures, price, options, quantity and the button. Its parts share one choice.',
    use: ['A product page.', 'A product within a listing, an article or a quick view.'],
    avoid: [
      'A teaser that only leads to the product page. Use a link with a picture and a price.',
      'Several products that are sold as one. Sell a bundle as a product of its own.',
    ],
    story: 'NothingChosen',
    anatomy: [
      named('Pictures', part('images'), 'Follow the chosen variant.'),
      named('Stars', part('stars'), 'Average of the reviews. They lead to the reviews.'),
      price,
      choice,
      named('Quantity', part('stepper'), 'Only where more than one can be bought.'),
      press,
    ],
    states: ['NothingChosen', 'VariantChanges', 'FewLeft', 'VariantSoldOut', 'OnSale', 'SoldOut'],
    words: [
      'The name of a product is a heading. Keep it under 60 letters: longer ones wrap and push the price down.',
      'Never write a price by hand. The part writes it as the visitor’s language does.',
      'Say how many are left only if it is true. “Only 3 left” is read from the stock.',
    ],
  },
  'cart-client/VariantSelect': {
    summary:
      'One control for each option of a product. It knows which combinations exist and which are sold out.',
    use: [
      'Dropdowns: many values, or several options.',
      'Radio buttons: up to about eight values that should be seen at once.',
    ],
    avoid: [
      'One option with one value. The part shows nothing then, and needs no design.',
      'A text that the buyer writes, such as an engraving. Use ExtraFields.',
    ],
    story: 'Dropdowns',
    anatomy: [
      named(
        'Options',
        part('variants'),
        'All controls together. They follow the order that the owner has chosen.',
      ),
      named('Field', part('field'), 'The name of the option, and its values.'),
    ],
    states: [
      'Dropdowns',
      'Radios',
      'NotOfferedTogether',
      'LongGermanValues',
      'RightToLeft',
      'RadiosInTheDark',
    ],
    words: [
      'Name the option with a noun: “Colour”, “Size”.',
      'Name values as a shopper would ask for them: “Blue”, not “BL-02”.',
      'A value takes at most 25 letters before it wraps.',
    ],
  },
  'cart-client/QuantityInput': {
    summary:
      'A number that can be typed, with a button for one less and one more. A wrong number is said, never changed in silence.',
    use: ['How many of a product are bought.'],
    avoid: [
      'Products that are sold once, such as a download. The part shows nothing for them.',
      'Amounts of money or measures. Use a text field of a form.',
    ],
    story: 'OneMore',
    anatomy: [
      named('Label', `${part('field')} label`, 'Says what is counted.'),
      named(
        'Stepper',
        part('stepper'),
        'One less, the number, one more. Each button is as tall as the field.',
      ),
    ],
    states: ['OneMore', 'AtTheLeast', 'NotWhole', 'NotANumber', 'OnlyOneLeft', 'WithoutButtons'],
    words: [
      'Label: “Quantity”. The buttons are named for screen readers: “One less”, “One more”.',
      'A problem says what is wrong and what is allowed, in one sentence.',
    ],
  },
  'cart-client/ExtraFields': {
    summary:
      'A form that opens before a product is added: an engraving, a message, a wish. The product is added when it is filled in.',
    use: ['Texts that the shop needs in order to make the product.'],
    avoid: [
      'Options with a price or a stock of their own. Use VariantSelect.',
      'The address or the phone number. The checkout asks for them once for the whole order.',
    ],
    story: 'FormOpens',
    anatomy: [
      named('Panel', part('lightbox-panel'), 'Covers the page until it is answered or closed.'),
      named('Title', part('lightbox-title'), 'Says why the form has opened.'),
      named('Fields', part('lightbox-content'), 'The form of the site, in its own order.'),
      named('Close', part('lightbox-close'), 'Leaves without adding. Escape does the same.'),
    ],
    states: ['FormOpens', 'FilledIn', 'Closed', 'TallerThanTheWindow', 'RightToLeft', 'InTheDark'],
    words: [
      'Title: the one question, such as “What shall be engraved?”.',
      'Ask for at most three things. Each one more costs sales.',
      'The button at the end says “Add to cart” again, not “Submit”.',
    ],
  },
  'cart-client/QuickView': {
    summary:
      'A button on a listing that shows the product over it, so that a shopper can buy without leaving the page.',
    use: ['Listings with products that need a choice, such as a size.'],
    avoid: [
      'Products whose page tells a story. Lead there with a link.',
      'Listings on small phones with long descriptions. A page of its own scrolls better.',
    ],
    story: 'Listing',
    anatomy: [
      named('Mark', part('mark'), 'Says that a product is on sale or sold out.'),
      price,
      named('Button', part('button'), 'Opens the view. It is named after the product.'),
    ],
    states: ['Listing', 'ViewOpens', 'RightToLeft', 'ViewInTheDark'],
    words: [
      'Button: “Quick view”. Screen readers hear the name of the product with it.',
      'Show what is needed to decide: pictures, price, options, button. Leave the long text on the product page.',
    ],
  },
  'cart-client/Instalment': {
    summary:
      'One line below a price: how much each of four payments is, and a button that explains how it works.',
    use: [
      'Prices within the limits of the provider. Outside of them the part says from which price on it is offered.',
    ],
    avoid: [
      'A listing of many products. The line belongs to one price.',
      'A shop without the provider. The part shows nothing there.',
    ],
    story: 'InRange',
    anatomy: [
      price,
      named('Offer', part('instalment'), 'How many payments there are, and how much each of them is.'),
      named('Brand', part('brand'), 'The provider’s own mark, in its own colours.'),
      named(
        'More',
        part('instalment-info'),
        'Opens the provider’s page in a frame that cannot read the shop.',
      ),
    ],
    states: ['InRange', 'OnOneLine', 'BelowTheMinimum', 'AboveTheMaximum', 'DialogOpens', 'PageFailsToLoad'],
    words: [
      'Say the number of payments and the amount of one. Do not promise “free” or “no interest”: terms are the provider’s.',
      'Keep the provider’s name as it writes it.',
    ],
  },
  'cart-client/RestockForm': {
    summary:
      'Where a chosen variant is sold out, a small form that asks for an address and says when it is back.',
    use: ['Products that come back.'],
    avoid: [
      'Products that will not return. Say so in the description.',
      'A newsletter. The tick for the mailing list is a choice beside it.',
    ],
    story: 'SoldOutVariant',
    anatomy: [
      named('Invitation', part('call-to-action'), 'The owner’s words.'),
      named('Address', `${part('restock')} input`, 'One field for an email address.'),
      named(
        'Mailing list',
        part('tick'),
        'A choice of its own. The owner decides whether it is set at first.',
      ),
      named('Send', `${part('restock')} ${part('button')}`, 'Waits for the captcha where the shop has one.'),
    ],
    states: ['SoldOutVariant', 'SignedUp', 'EmailInvalid', 'Sending', 'ServerRefuses', 'CaptchaFails'],
    words: [
      'Invitation: one sentence, at most 80 letters.',
      'Do not promise a day on which the product is back.',
      'Thank in one sentence, and say where the message will arrive.',
    ],
  },
  'cart-client/Reviews': {
    summary:
      'What buyers say of a product: stars, and a text with the name of who wrote it. It shows nothing where the shop has none.',
    use: ['Reviews of the shop itself, and those that were imported.'],
    avoid: [
      'Quotes that marketing has chosen. Write them as text of the page.',
      'A product without a review. Empty stars look like a bad one.',
    ],
    story: 'Native',
    anatomy: [
      named('Average', part('stars'), 'Read as “4.5 of 5 stars”.'),
      named('Reviews', part('reviews'), 'A section with a heading.'),
      named('Review', part('review'), 'One text with its stars and its author.'),
    ],
    states: ['Native', 'Imported', 'RightToLeft', 'InTheDark'],
    words: [
      'Keep the words of the buyer. Shorten nothing in the middle.',
      'Write the number of reviews beside the average.',
    ],
  },
  'cart-client/Hooks': {
    summary: 'The same behaviour without any markup: hooks for teams that draw the shop themselves.',
    use: ['A design system that already has buttons, fields and dialogs.'],
    avoid: ['A first version. Begin with the parts, and replace one where the design needs it.'],
    story: 'Buying',
    anatomy: [
      named('Field', part('field'), 'Drawn by the page: label, control and problem.'),
      named('Button', part('button'), 'Drawn by the page: its text and its states come from the hook.'),
    ],
    states: ['Buying', 'Counting', 'OtherKindsOfSale', 'Offers', 'Settings'],
    words: ['Texts come from the hook in the visitor’s language. Replace them by key, not in the markup.'],
  },
}
