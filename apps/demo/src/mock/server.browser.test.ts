import { beforeEach, expect, test } from 'vitest'
import { answer } from './server.ts'
import { changeSettings } from '../settings/settings.ts'

/** One call of the specification: what it is sent, and the fields that its answer is said to have. */
interface Call {
  readonly id: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  readonly body?: object | string
  readonly fields?: readonly string[]
}

/** Stands for the key that the server hands out. */
const KEY = ''
const RESTOCK = '/api/site-users/account/notifications/restock'
const PRODUCTS = '/api/content-service/product/1.1/websites/sill/products'
const variant = { productId: 'bottle-no-4', variantId: 'bottle-no-4' }
const pageFields = { pageTitle: 'Shop', pageId: 'shop', contentSource: 'c', pagePath: '/shop' }

/** Both call tables, row by row. Rows without a call of their own (a navigation, a script's function) have no endpoint. */
const CALLS: readonly Call[] = [
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
  { id: 'CALL-15', method: 'POST', path: '/api/census/RecordHit', body: 'event=1&data=%7B%7D&ss_cvr=1' },
  { id: 'CALL-16', method: 'POST', path: '/api/census/button-click', body: pageFields },
  { id: 'CALL-17', method: 'POST', path: '/api/census/button-render', body: pageFields },
  {
    id: 'CALL-18',
    method: 'POST',
    path: '/api/census/form-render',
    body: { formId: 'form-1', ...pageFields },
  },
  { id: 'CALL-19', method: 'POST', path: '/api/census/overlay', body: { event: 'render', ...pageFields } },
  { id: 'CALL-20', method: 'POST', path: '/api/census/RecordQuickView/belly-jug' },
  { id: 'CALL-21', method: 'POST', path: '/api/events/RecordEvent', body: 'crumb=1&event=1&data=%7B%7D' },
  {
    id: 'CALL-22',
    method: 'POST',
    path: '/api/events/dev',
    body: { eventContent: {}, eventSchemaName: 'visit' },
  },
  { id: 'CALL-23', method: 'POST', path: '/api/events/dev/validate/visit', body: {}, fields: ['valid'] },
  { id: 'CALL-24', method: 'GET', path: '/api/commerce/fullstory/getId', fields: ['id'] },
  { id: 'CALL-26', method: 'POST', path: '/api/1/performance/records', body: '[]' },
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
    path: '/api/google-maps/places/details?placeId=place-1&productPage=checkout&productSection=shipping',
  },
  { id: 'CALL-45', method: 'GET', path: '/api/captcha/site-key' },
]

function send({ method, path, body }: Call): Promise<Response> {
  const isText = typeof body === 'string'
  return answer(
    new Request(new URL(path, location.href), {
      method,
      ...(body === undefined ? {} : { body: isText ? body : JSON.stringify(body) }),
      headers: { 'Content-Type': isText ? 'text/plain' : 'application/json' },
    }),
  )
}

const add = CALLS[0]
/** Call with the key that the server hands out for one submission. */
async function withKey(call: Call): Promise<Call> {
  if (typeof call.body !== 'object' || !('key' in call.body)) return call
  const given = await send({ id: 'CALL-13', method: 'POST', path: '/api/form/FormSubmissionKey' })
  return { ...call, body: { ...call.body, ...((await given.json()) as { readonly key: string }) } }
}

/** An entry that a call may be about. */
async function entryId(): Promise<string> {
  if (!add) throw new Error('The table begins with adding an entry.')
  const { newlyAdded } = (await (await send(add)).json()) as { newlyAdded: { id: string } }
  return newlyAdded.id
}

beforeEach(() => {
  localStorage.clear()
  const context = document.createElement('script')
  Object.assign(context, {
    id: 'context',
    type: 'application/json',
    textContent: '{"locale":"en","currency":"USD"}',
  })
  document.getElementById('context')?.remove()
  document.head.append(context)
  changeSettings({ latency: 0, role: 'admin' })
})

// spec: DEMO-021
test.each(CALLS)('$id: $method $path is answered', async (call) => {
  const entry = await entryId()
  const given = await send(await withKey({ ...call, path: call.path.replace(':entry', entry) }))
  expect(given.status).toBe(200)
  const text = await given.text()
  if (call.fields)
    expect(Object.keys(JSON.parse(text) as object)).toEqual(expect.arrayContaining([...call.fields]))
})

// spec: DEMO-021
test.each(CALLS)('$id: $method $path may fail', async (call) => {
  changeSettings({ fault: 'down' })
  // A form gets its key all the same, so that saving it meets the fault.
  expect((await send(call)).status).toBe(call.id === 'CALL-13' ? 200 : 500)
  changeSettings({ fault: 'offline' })
  await expect(send(call)).rejects.toThrow(TypeError)
})

test('calls of the store admin are refused to other roles', async () => {
  const ask = (method: Call['method'], path: string, body?: object) =>
    send({ id: '', method, path, ...(body ? { body } : {}) })
  for (const role of ['none', 'viewer'] as const) {
    changeSettings({ role })
    expect((await ask('GET', `${RESTOCK}/groups`)).status).toBe(401)
    expect((await ask('POST', `${RESTOCK}/send`, variant)).status).toBe(401)
    expect((await ask('GET', '/api/v1/commerce-preferences/checkout')).status).toBe(401)
  }
  changeSettings({ role: 'storeManager' })
  expect((await ask('GET', `${RESTOCK}/groups`)).status).toBe(200)
})
