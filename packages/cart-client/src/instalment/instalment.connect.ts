import type { Attributes, ButtonAttributes } from '@sitewright/site/part'
import type { InstalmentOffer } from './instalment.ts'

/** Content of a banner that is shown. */
export type ShownInstalments = Pick<
  Exclude<InstalmentOffer, { readonly kind: 'hidden' }>,
  'kind' | 'text' | 'oneLineText'
>

/** An offer, and the state of the dialog that explains it. */
export interface InstalmentView {
  readonly offer: ShownInstalments
  /** True while the provider's page is on its way. Presses are ignored meanwhile. */
  readonly isFetching: boolean
}

/** What an instalment banner calls back, and how it is worded. */
export interface InstalmentApi {
  /** Opens the dialog. */
  readonly open: () => void
  /**
   * Draws one line that ends in the provider's logo: 'or 4 interest-free payments of $25.00 with'.
   *
   * @default false
   */
  readonly isOneLine?: boolean | undefined
}

/** Attributes of the elements of an instalment banner. */
export interface InstalmentAttributes {
  /** Attributes of the banner. Its `data-state` is the kind of the offer. */
  readonly root: Attributes
  /** The text and the provider's logo: a button that opens the dialog. */
  readonly pill: ButtonAttributes
  /** Attributes of the element with the text, in one line or in its own. */
  readonly text: Attributes
  /** Attributes of the element with the provider's logo. */
  readonly brand: Attributes
  /** A button beside a banner that is no pill. Give it a label. */
  readonly info: ButtonAttributes
}

/** Attributes of an instalment banner. A button that waits is not `disabled`, or else it would lose the focus. */
export function connectInstalment(
  { offer, isFetching }: InstalmentView,
  { open, isOneLine = false }: InstalmentApi,
): InstalmentAttributes {
  const button = { type: 'button', 'aria-disabled': isFetching || undefined, onClick: open } as const
  return {
    root: { 'data-cart': 'instalment', 'data-state': offer.kind },
    pill: { ...button, 'data-cart': 'instalment-pill' },
    text: { children: isOneLine ? offer.oneLineText : offer.text },
    brand: { 'data-cart': 'brand' },
    info: { ...button, 'data-cart': 'instalment-info' },
  }
}
