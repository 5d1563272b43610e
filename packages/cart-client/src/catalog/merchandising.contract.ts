import type { RestockBlock, RestockWords } from './restock.contract.ts'

/** Text about the scarcity of a product, or of one of its variants. */
export interface ScarcityView {
  readonly scarcityText?: string | undefined
  readonly attributes?: Readonly<Record<string, string>> | undefined
  readonly qtyInStock?: number | undefined
}

/** Texts about a product beside its price. */
export interface Merchandising {
  readonly customSoldOutText?: string | undefined
  readonly scarcityEnabled?: boolean | undefined
  readonly scarcityTemplateViews?: readonly ScarcityView[] | undefined
  readonly scarcityText?: string | undefined
  readonly scarcityShownByDefault?: boolean | undefined
  readonly restockNotificationViews?: readonly RestockBlock[] | undefined
  readonly restockNotificationMessages?: RestockWords | undefined
  readonly mailingListSignUpEnabled?: boolean | undefined
  readonly mailingListOptInByDefault?: boolean | undefined
}
