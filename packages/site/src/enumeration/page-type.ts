/** Kinds of pages. */
export const PageType = {
  contentCollection: 1,
  page: 2,
  splashPage: 3,
  contentItem: 50,
  notFound: 100,
  error: 101,
  search: 102,
  lockScreen: 103,
  popupOverlay: 104,
  protectedContent: 105,
  memberAreaAccessDenied: 106,
  paywall: 107,
  showCart: 200,
  checkout: 201,
  orderConfirmed: 202,
  donate: 203,
  contributionConfirmed: 204,
  cartV2: 205,
  subscriptionConfirmed: 206,
  orderReceived: 207,
  membershipConfirmed: 208,
  reviewsRequest: 209,
  digitalProductComposerPreview: 210,
  orderStatus: 211,
  newsletterUnsubscribe: 300,
  commerceEmailPreview: 301,
  singleSignOn: 400,
} as const

/** Codes of the pages that show the cart themselves. A page that checks only for these does not load the whole table. */
export const cartPageTypes: readonly number[] = [200, 201, 205]

/** The code of a kind of page. */
export type PageType = (typeof PageType)[keyof typeof PageType]
