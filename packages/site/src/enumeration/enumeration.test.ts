import { describe, expect, expectTypeOf, test } from 'vitest'
import * as enumerations from './index.ts'
import {
  BetaFlag,
  BlockType,
  CollectionType,
  CollectionView,
  ContributorRole,
  FolderBehavior,
  isBlockType,
  isCollectionType,
  isRecordType,
  isShortListBlockType,
  isVariantType,
  cartPageTypes,
  PageType,
  PopupPosition,
  ProductType,
  RecordType,
  SlideType,
  WebsiteStatus,
  type FeatureCode,
  type IntegrationCode,
} from './index.ts'

/** The whole numbers around a range for which a check says yes. */
const accepted = (check: (value: unknown) => boolean, last: number): number[] =>
  Array.from({ length: last + 3 }, (_, index) => index - 1).filter(check)

const from1To = (last: number): number[] => Array.from({ length: last }, (_, index) => index + 1)

// spec: SIT-002
test('a page has one of 27 types', () => {
  expect(PageType).toEqual({
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
  })
  expect(Object.keys(PageType)).toHaveLength(27)
})

test('the pages of a cart are the cart, the checkout and the second version of the cart', () => {
  expect(cartPageTypes).toEqual([PageType.showCart, PageType.checkout, PageType.cartV2])
})

// spec: SIT-011
test('a product is physical, digital, a service, a gift card or a paywall', () => {
  expect(ProductType).toEqual({ physical: 1, digital: 2, service: 3, giftCard: 4, paywall: 5 })
})

// spec: SIT-012
test('collection types are numbered 1 to 25, and those with a name are among them', () => {
  expect(accepted(isCollectionType, 25)).toEqual(from1To(25))
  expect(Object.values(CollectionType).every(isCollectionType)).toBe(true)
  expect(CollectionType).toEqual({
    generic: 1,
    subscription: 2,
    twitter: 3,
    foursquare: 4,
    instagram: 5,
    galleryBlock: 6,
    templatePage: 7,
    splashPage: 8,
    page: 10,
    fiveHundredPix: 11,
    flickr: 12,
    products: 13,
    slideGallery: 15,
    slideAlbum: 16,
    slideVideo: 17,
    albumBlock: 18,
  })
  expectTypeOf<24>().toExtend<CollectionType>()
})

// spec: SIT-013
test('record types are numbered 1 to 63, and those with a name are among them', () => {
  expect(accepted(isRecordType, 63)).toEqual(from1To(63))
  expect(Object.values(RecordType).every(isRecordType)).toBe(true)
  expect(RecordType).toEqual({
    text: 1,
    image: 2,
    quote: 4,
    link: 5,
    audio: 7,
    video: 8,
    storeItem: 11,
    event: 12,
    gallery: 14,
    binary: 15,
    cssAsset: 16,
    tweakAsset: 17,
    digitalGood: 18,
    attachment: 19,
    wordpressExport: 20,
    jsonExport: 21,
    siteSearch: 30,
    activeTime: 31,
    tweet: 50,
    checkin: 52,
    kbArticle: 54,
  })
})

// spec: SIT-014
test('a folder is an index, a redirect, none or a variation', () => {
  expect(FolderBehavior).toEqual({ index: 1, redirect: 2, none: 3, variation: 4 })
})

// spec: SIT-015
test('a website has one of 13 statuses', () => {
  expect(WebsiteStatus).toEqual({
    expired: 1,
    pastDue: 2,
    trial: 3,
    beta: 4,
    removed: 5,
    internal: 6,
    comped: 7,
    paid: 8,
    linked: 11,
    parkingPage: 12,
    resold: 13,
    resoldGrace: 14,
    enterprise: 15,
  })
})

// spec: SIT-016
test('a contributor has one of 15 roles, none of which is 5', () => {
  expect(ContributorRole).toEqual({
    admin: 1,
    billing: 2,
    reporting: 3,
    editor: 4,
    moderator: 6,
    commenter: 7,
    storeManager: 8,
    scheduling: 9,
    viewer: 10,
    campaignsEditor: 11,
    schedulingViewer: 12,
    schedulingEditor: 13,
    none: 14,
    websiteManager: 15,
    draftEditor: 16,
  })
})

// spec: SIT-017
test('a collection is viewed as a list, a grid or a product', () => {
  expect(Object.values(CollectionView)).toEqual(['list', 'grid', 'product'])
})

describe('block types', () => {
  // spec: SIT-018
  test('are 1 to 72, 100, 101 and the website component 1337', () => {
    expect(accepted(isBlockType, 2000)).toEqual([...from1To(72), 100, 101, 1337])
    expect(BlockType).toEqual({
      navigation: 1,
      html: 2,
      logo: 3,
      map: 4,
      image: 5,
      gallery: 8,
      form: 9,
      product: 43,
      button: 53,
      memberArea: 67,
      accordion: 69,
      websiteComponent: 1337,
    })
  })

  // spec: SIT-018
  test('are 1 to 69, 100 and 101 in the shorter list', () => {
    expect(accepted(isShortListBlockType, 2000)).toEqual([...from1To(69), 100, 101])
  })

  test.each([1.5, '1', NaN, Infinity, null, undefined])('do not include %s', (value) => {
    expect([isBlockType, isShortListBlockType, isCollectionType, isRecordType].some((is) => is(value))).toBe(
      false,
    )
  })
})

// spec: SIT-019
test('variant types are 1000 to 1019', () => {
  expect(accepted(isVariantType, 1100)).toEqual(Array.from({ length: 20 }, (_, index) => 1000 + index))
})

// spec: SIT-020
test('feature and integration codes are any numbers', () => {
  expectTypeOf<FeatureCode>().toEqualTypeOf<number>()
  expectTypeOf<IntegrationCode>().toEqualTypeOf<number>()
  // Types only: there is no list of values, closed or open.
  expect(Object.keys(enumerations).filter((name) => /feature|integration/i.test(name))).toEqual([])
})

// spec: SIT-021
test('a slide is a cover page, a lock screen, a popup overlay or a sign-on screen', () => {
  expect(Object.values(SlideType)).toEqual(['cover-page', 'lock-screen', 'popup-overlay', 'sso-screen'])
})

// spec: SIT-027
test('commerce site visitor metrics are on trial', () => {
  expect(BetaFlag.commerceSiteVisitorMetrics).toBe('commerce_site_visitor_metrics')
})

// spec: EDT-021
test('a popup has one of nine positions, from the top left to the bottom right', () => {
  expect(Object.values(PopupPosition)).toEqual([
    'TOP_LEFT',
    'TOP_CENTER',
    'TOP_RIGHT',
    'CENTER_LEFT',
    'CENTER',
    'CENTER_RIGHT',
    'BOTTOM_LEFT',
    'BOTTOM_CENTER',
    'BOTTOM_RIGHT',
  ])
})
