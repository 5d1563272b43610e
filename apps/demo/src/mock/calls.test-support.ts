import { buildRecord } from '@sitewright/perf-collector/testing'

/** One call of the specification: its body, and the fields that its answer has. */
export interface Call {
  readonly id: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  readonly body?: object | string
  /** @default JSON */
  readonly type?: string
  /** @default 200 */
  readonly status?: number
  readonly fields?: readonly string[]
}

/** Stands for the key that the server hands out. */
export const KEY = ''
export const RESTOCK = '/api/site-users/account/notifications/restock'
const PRODUCTS = '/api/content-service/product/1.1/websites/sill/products'
export const variant = { productId: 'bottle-no-4', variantId: 'bottle-no-4' }
const FORM = 'application/x-www-form-urlencoded'
const TEXT = 'text/plain;charset=UTF-8'
const pageFields = { pageTitle: 'Shop', pageId: 'shop', contentSource: 'c', pagePath: '/shop' }
const visit = { visitorCookie: '', ...pageFields }

/** Calls of the cart that the specification names by their errors alone. */
export const OWN_CALLS: readonly Call[] = [
  {
    id: 'quantity',
    method: 'PUT',
    path: '/api/commerce/shopping-cart/entries/:entry',
    body: { quantity: 2 },
  },
  { id: 'removal', method: 'DELETE', path: '/api/commerce/shopping-cart/entries/:entry' },
]

/** Both call tables, row by row. Rows without a call of their own (a navigation, a script's function) have no endpoint. */
export const CALLS: readonly Call[] = [
  {
    id: 'CALL-01',
    method: 'POST',
    path: '/api/commerce/shopping-cart/entries',
    body: { itemId: 'belly-jug', sku: null, quantity: 1, additionalFields: 'null' },
    fields: ['shoppingCart', 'newlyAdded'],
  },
  {
    id: 'CALL-02',
    method: 'PUT',
    path: '/api/commerce/shopping-cart/entries/:entry/additionalFields',
    body: { itemId: 'belly-jug', sku: null, additionalFields: '{"name":"Basil"}' },
    fields: ['shoppingCart', 'updatedEntry'],
  },
  {
    id: 'CALL-03',
    method: 'GET',
    path: '/api/commerce/shopping-cart?calculateSubtotal=true&timecode=1',
    fields: ['id', 'entries', 'subtotalCents', 'totalQuantity'],
  },
  {
    id: 'CALL-04',
    method: 'POST',
    path: '/api/3/commerce/cart/subscription',
    body: { itemId: 'stems-monthly', sku: null, qty: 1, additionalFields: 'null' },
    fields: ['cartToken'],
  },
  {
    id: 'CALL-05',
    method: 'GET',
    path: '/api/commerce/inventory/stock/?itemId=belly-jug',
    fields: ['results'],
  },
  {
    id: 'CALL-06',
    method: 'POST',
    path: RESTOCK,
    body: {
      ...variant,
      siteVisitorEmail: 'ada@example.com',
      isJoinMailingList: false,
      recaptchaEnterpriseV3Token: 'token-1',
    },
  },
  {
    id: 'CALL-07',
    method: 'GET',
    path: `${RESTOCK}/groups`,
    fields: ['signUpGroups', 'hasNextPage'],
  },
  {
    id: 'CALL-08',
    method: 'GET',
    path: `${RESTOCK}?productId=bottle-no-4&variantId=bottle-no-4`,
    fields: ['signUps', 'hasNextPage'],
  },
  { id: 'CALL-09', method: 'POST', path: `${RESTOCK}/send`, body: variant },
  { id: 'CALL-10', method: 'POST', path: `${RESTOCK}/send/all`, body: { sendRequests: [variant] } },
  { id: 'CALL-11', method: 'GET', path: '/api/instalments/en_US' },
  { id: 'CALL-13', method: 'POST', path: '/api/form/FormSubmissionKey', fields: ['key'] },
  {
    id: 'CALL-14',
    method: 'POST',
    path: '/api/form/SaveFormSubmission',
    body: { key: KEY, form: '{}', ...pageFields },
  },
  {
    id: 'CALL-15',
    method: 'POST',
    path: '/api/census/RecordHit',
    type: FORM,
    body: 'event=1&data=%7B%7D&ss_cvr=1',
  },
  { id: 'CALL-16', method: 'POST', path: '/api/census/button-click', body: visit },
  { id: 'CALL-17', method: 'POST', path: '/api/census/button-render', body: visit },
  { id: 'CALL-18', method: 'POST', path: '/api/census/form-render', body: { formId: 'form-1', ...visit } },
  { id: 'CALL-19', method: 'POST', path: '/api/census/overlay', body: { event: 'render', ...visit } },
  { id: 'CALL-20', method: 'POST', path: '/api/census/RecordQuickView/belly-jug' },
  {
    id: 'CALL-21',
    method: 'POST',
    path: '/api/events/RecordEvent',
    type: FORM,
    body: 'crumb=crumb-1&event=AddToCart&data=%7B%7D',
  },
  {
    id: 'CALL-22',
    method: 'POST',
    path: '/api/events/dev',
    body: { eventContent: {}, eventSchemaName: 'Performance' },
    status: 202,
  },
  {
    id: 'CALL-23',
    method: 'POST',
    path: '/api/events/dev/validate/Performance',
    body: { eventContent: {} },
    fields: ['valid'],
  },
  { id: 'CALL-24', method: 'GET', path: '/api/commerce/fullstory/getId' },
  {
    id: 'CALL-26',
    method: 'POST',
    path: '/api/1/performance/records',
    type: TEXT,
    body: JSON.stringify([buildRecord()]),
    status: 204,
  },
  {
    id: 'CALL-27',
    method: 'POST',
    path: '/api/site-users/account/session',
    body: { email: 'ruth@sill.example', password: 'ten o’clock', rememberMe: false },
    fields: ['xsrfToken'],
  },
  { id: 'CALL-28', method: 'DELETE', path: '/api/site-users/account/session?cloneCart=false' },
  { id: 'CALL-29', method: 'POST', path: '/api/site-users/account/locale', body: { language: 'de' } },
  { id: 'CALL-30', method: 'GET', path: '/api/site-header-footer', fields: ['header', 'footer'] },
  { id: 'CALL-31', method: 'PUT', path: '/api/site-header-footer', body: { header: {}, footer: {} } },
  { id: 'CALL-32', method: 'GET', path: '/api/multilingual/settings' },
  { id: 'CALL-33', method: 'GET', path: '/api/multilingual/status' },
  { id: 'CALL-34', method: 'GET', path: '/api/multilingual/languages' },
  {
    id: 'CALL-35',
    method: 'PUT',
    path: '/api/multilingual/languages',
    body: { languages: [{ code: 'de', custom: false }] },
  },
  { id: 'CALL-36', method: 'DELETE', path: '/api/multilingual/connection' },
  { id: 'CALL-37', method: 'GET', path: '/api/commondata/GetSiteLayout', fields: ['layout'] },
  {
    id: 'CALL-38',
    method: 'POST',
    path: '/api/widget/UpdateNavigation',
    body: { fieldName: 'mainNav', templateId: 'template-1', navigation: [] },
  },
  {
    id: 'CALL-39',
    method: 'POST',
    path: PRODUCTS,
    body: { navigationTitle: 'Store', title: 'Store', urlId: 'store', description: '', enabled: true },
    fields: ['id'],
  },
  {
    id: 'CALL-40',
    method: 'POST',
    path: `${PRODUCTS}/store-page-1/categories`,
    body: {
      displayName: 'All',
      parentCategoryId: '',
      type: 'ROOT',
      pageRendering: 'LIST_VIEW',
      displayIndex: 1,
    },
  },
  { id: 'CALL-41', method: 'GET', path: '/api/v1/commerce-preferences/checkout' },
  { id: 'CALL-42', method: 'PUT', path: '/api/v1/commerce-preferences/checkout', body: { isOpen: true } },
  {
    id: 'CALL-43',
    method: 'GET',
    path: '/api/google-maps/places/autocomplete?input=quay',
    fields: ['predictions'],
  },
  {
    id: 'CALL-44',
    method: 'GET',
    path: '/api/google-maps/places/details?placeId=old-post&productPage=checkout&productSection=shipping',
  },
  { id: 'CALL-45', method: 'GET', path: '/api/captcha/site-key' },
]
