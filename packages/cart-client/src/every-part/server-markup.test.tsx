import { createFakeCaptcha } from '@sitewright/site/testing'
import type { ReactElement, ReactNode } from 'react'
import { testServerMarkup } from '../../../../tooling/server-markup.ts'
import { buildCart, buildEntry, buildMerchandising } from '../mock/build.testing.ts'
import { mug, pictures } from '../mock/picture.testing.ts'
import { createStage, OnStage } from '../mock/stage.testing.tsx'
import * as react from '../react.ts'
import type { RestockControls } from '../react.ts'

const { CartPage, Instalment, ProductBlock, Restock, Reviews } = react
const captcha = createFakeCaptcha()
const merchandising = buildMerchandising()
const stage = createStage({ state: { cart: buildCart({ entries: [buildEntry({ quantity: 2 })] }) } })
const ignore = (): void => undefined
const context = {
  afterPayAvailable: true,
  afterPayMin: 100,
  afterPayMax: 100_000,
  shopperLanguage: 'en',
  stripeAccountCountry: 'US',
}
const gate = { areReviewsEnabled: true, killSwitch: false }
const signUp: RestockControls = {
  state: 'done',
  isBusy: false,
  isEmailWrong: false,
  error: undefined,
  success: 'Signed up!',
  submit: () => Promise.resolve(),
}

const inCart = (part: ReactNode): ReactElement => <OnStage stage={stage}>{part}</OnStage>
const inPage = (part: ReactNode): ReactElement => inCart(<CartPage.Root heading="Cart">{part}</CartPage.Root>)
const inEntry = (part: ReactNode): ReactElement => inPage(<CartPage.Entries>{() => part}</CartPage.Entries>)
const inProduct = (part: ReactNode): ReactElement =>
  inCart(
    <ProductBlock.Root product={mug} initialSelection={{ Colour: 'Red' }}>
      {part}
    </ProductBlock.Root>,
  )
const inOffer = (part: ReactNode): ReactElement =>
  inProduct(
    <Instalment.Root context={context} modalUrl={() => '/'}>
      {part}
    </Instalment.Root>,
  )
const inRestock = (part: ReactNode, state: RestockControls['state'] = 'idle'): ReactElement =>
  inCart(<Restock.Root signUp={{ ...signUp, state }}>{part}</Restock.Root>)

testServerMarkup([react], {
  AddToCartButton: inProduct(<react.AddToCartButton />),
  Alert: inCart(<react.Alert alert={{ title: 'Unable to add', message: 'Try again.' }} onClose={ignore} />),
  CartIndicator: inCart(<react.CartIndicator />),
  CartPageAlsoBought: inPage(
    <CartPage.AlsoBought products={[mug]}>{({ name }) => name}</CartPage.AlsoBought>,
  ),
  CartPageCheckout: inPage(<CartPage.Checkout>Check out</CartPage.Checkout>),
  CartPageEmpty: inPage(<CartPage.Empty>Nothing yet</CartPage.Empty>),
  CartPageEntries: inEntry('Mug'),
  CartPageEntryImage: inEntry(<CartPage.EntryImage />),
  CartPageEntryQuantity: inEntry(<CartPage.EntryQuantity less="Less" more="More" />),
  CartPageEntryRemove: inEntry(<CartPage.EntryRemove>Remove</CartPage.EntryRemove>),
  CartPageEntrySubtotal: inEntry(<CartPage.EntrySubtotal />),
  CartPageEntryTitle: inEntry(<CartPage.EntryTitle href="/mug" />),
  CartPageFilled: inPage(<CartPage.Filled>Mugs</CartPage.Filled>),
  CartPageLoading: inPage(<CartPage.Loading />),
  CartPageMinimumNotice: inPage(<CartPage.MinimumNotice />),
  CartPageRoot: inPage('Mugs'),
  CartPageSubtotal: inPage(<CartPage.Subtotal label="Subtotal" />),
  CartPageSummary: inPage(<CartPage.Summary>Mugs</CartPage.Summary>),
  CartPageTrouble: inPage(<CartPage.Trouble retry="Try again" unread="Unable to load" />),
  CartPopover: inCart(<react.CartPopover />),
  CartProvider: inCart('Mugs'),
  Confirm: inCart(<react.Confirm isOpen onAnswer={ignore} title="Sure?" yes="Yes" />),
  ExtraFields: inProduct(
    <react.ExtraFields title="More">
      <form />
    </react.ExtraFields>,
  ),
  InstalmentBanner: inOffer(<Instalment.Banner brand={(brand) => brand} />),
  InstalmentDialog: inOffer(<Instalment.Dialog title="Pay in four" />),
  InstalmentInfo: inOffer(<Instalment.Info label="About" />),
  InstalmentRoot: inOffer('Pay in four'),
  Lightbox: inCart(<react.Lightbox isOpen onClose={ignore} title="More" />),
  PillCart: inCart(<react.PillCart path="/shop" />),
  ProductBlockImages: inProduct(<ProductBlock.Images images={pictures} />),
  ProductBlockPrice: inProduct(<ProductBlock.Price />),
  ProductBlockRoot: inProduct('Mug'),
  ProductMark: inProduct(<react.ProductMark sale="Sale" />),
  QuantityInput: inProduct(<react.QuantityInput less="Less" more="More" />),
  QuickView: inCart(
    <react.QuickView itemId="mug" name="Mug">
      Mug
    </react.QuickView>,
  ),
  RestockEmail: inRestock(<Restock.Email label="Email" />),
  RestockFields: inRestock(<Restock.Fields>Fields</Restock.Fields>),
  RestockForm: inProduct(<react.RestockForm merchandising={merchandising} captcha={captcha} />),
  RestockMailingList: inRestock(<Restock.MailingList>News</Restock.MailingList>),
  RestockRoot: inRestock('Back soon'),
  RestockSubmit: inRestock(<Restock.Submit>Notify me</Restock.Submit>),
  RestockThanks: inRestock(<Restock.Thanks />, 'done'),
  ReviewsAnchor: inCart(
    <Reviews.Anchor gate={gate} itemId="mug" href="#reviews">
      2 reviews
    </Reviews.Anchor>,
  ),
  ReviewsReview: inCart(<Reviews.Review by="Ada">Lovely</Reviews.Review>),
  ReviewsRoot: inCart(<Reviews.Root gate={gate} source="native" />),
  ReviewsStars: inCart(<Reviews.Stars value={4} label="4 of 5 stars" />),
  Scarcity: inProduct(<react.Scarcity merchandising={merchandising} />),
  VariantSelect: inProduct(<react.VariantSelect />),
})
