import type { RestockBlock, RestockWords } from './restock.contract.ts'

/** Text about the scarcity of a product, or of one of its variants. */
export interface ScarcityView {
  /** Text for the shopper. @default the `scarcityText` of the product */
  readonly scarcityText?: string | undefined
  /**
   * Option values of the variant that it is about. A view without them is about every variant and the
   * product.
   */
  readonly attributes?: Readonly<Record<string, string>> | undefined
  /** Number left. `Scarcity` draws the text alone. */
  readonly qtyInStock?: number | undefined
}

/** Texts about a product beside its price. */
export interface Merchandising {
  /**
   * The owner's text in place of 'Sold Out'. The parts do not draw it by themselves: give it to the one that
   * does.
   */
  readonly customSoldOutText?: string | undefined
  /** Nothing about scarcity is shown unless it is set. @default false */
  readonly scarcityEnabled?: boolean | undefined
  /** The first of these that matches the selected variant is shown. @default none */
  readonly scarcityTemplateViews?: readonly ScarcityView[] | undefined
  /** Text of each view that has none of its own. */
  readonly scarcityText?: string | undefined
  /** Shows a view also before a variant is selected. @default false */
  readonly scarcityShownByDefault?: boolean | undefined
  /** Variants whose notice can be signed up for, once they are sold out. @default none */
  readonly restockNotificationViews?: readonly RestockBlock[] | undefined
  readonly restockNotificationMessages?: RestockWords | undefined
  /** Draws a tick for the store's mailing list in the restock form, if there is a text for it. @default false */
  readonly mailingListSignUpEnabled?: boolean | undefined
  /** Starts with that tick set. @default false */
  readonly mailingListOptInByDefault?: boolean | undefined
}
