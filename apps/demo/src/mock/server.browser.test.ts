import { endpoints as cartEndpoints } from '@sitewright/cart-client/contracts'
import { endpoints as formEndpoints } from '@sitewright/forms-client/contracts'
import { endpoints as siteEndpoints } from '@sitewright/site/contracts'
import { endpoints as trackingEndpoints } from '@sitewright/tracking/contracts'
import { parseJson } from '@sitewright/site/reader'
import { beforeEach, expect, test } from 'vitest'
import { changeSettings } from '../settings/settings.ts'
import { CALLS, KEY, OWN_CALLS, RESTOCK, variant, type Call } from './calls.test-support.ts'
import { readReceived } from './received.ts'
import { answer } from './server.ts'

function send({ method, path, body, type = 'application/json' }: Call): Promise<Response> {
  const isText = typeof body === 'string'
  return answer(
    new Request(new URL(path, location.href), {
      method,
      ...(body === undefined ? {} : { body: isText ? body : JSON.stringify(body) }),
      headers: body === undefined ? {} : { 'Content-Type': type },
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
    textContent: JSON.stringify({
      title: 'Sill',
      path: '/',
      template: 'home',
      pageType: 1,
      locale: 'en',
      currency: 'USD',
      website: { id: 'sill', language: 'en-US', useCLDRMoneyFormat: true },
      websiteSettings: { storeSettings: {} },
    }),
  })
  document.getElementById('context')?.remove()
  document.head.append(context)
  document.cookie = 'crumb=crumb-1; Path=/'
  changeSettings({ latency: 0, role: 'admin' })
})

/** Address of a call as a pattern: each name in it matches one segment. */
const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(/:[a-z]+/gi, '[^/?]+')}(\\?.*)?$`, 'i')

test('the rows are those of both call tables, without a navigation and a function of a script', () => {
  const ids = Array.from({ length: 45 }, (_, i) => `CALL-${String(i + 1).padStart(2, '0')}`)
  expect(CALLS.map(({ id }) => id)).toEqual(ids.filter((id) => !['CALL-12', 'CALL-25'].includes(id)))
})

test('the rows cover every call of the packages', () => {
  const { emitEvent, validateEvent, ...others } = trackingEndpoints
  // Calls of version 2 follow the address of an environment.
  const versionTwo = [emitEvent, validateEvent].map((call) => ({
    ...call,
    path: `/api/events/dev${call.path}`,
  }))
  const all = [cartEndpoints, formEndpoints, siteEndpoints, others].flatMap((each) =>
    Object.values<Pick<Call, 'method' | 'path'>>(each),
  )
  const missing = [...all, ...versionTwo].filter(
    ({ method, path }) =>
      ![...CALLS, ...OWN_CALLS].some((call) => call.method === method && patternOf(path).test(call.path)),
  )
  expect(missing.map(({ method, path }) => `${method} ${path}`)).toEqual([])
})

// spec: DEMO-021
test.each([...CALLS, ...OWN_CALLS])('$id: $method $path is answered', async (call) => {
  const entry = await entryId()
  const given = await send(await withKey({ ...call, path: call.path.replace(':entry', entry) }))
  expect(given.status).toBe(call.status ?? 200)
  const text = await given.text()
  if (call.fields)
    expect(Object.keys(JSON.parse(text) as object)).toEqual(expect.arrayContaining([...call.fields]))
})

// spec: DEMO-021
test.each([...CALLS, ...OWN_CALLS])('$id: $method $path may fail', async (call) => {
  changeSettings({ fault: 'down' })
  // A form gets its key all the same, so that saving it meets the fault.
  expect((await send(call)).status).toBe(call.id === 'CALL-13' ? 200 : 500)
  changeSettings({ fault: 'offline' })
  await expect(send(call)).rejects.toThrow(TypeError)
})

/** A body that is no JSON: that of a broken answer is half an object, that of a server that is down is a page. */
const NO_JSON = undefined

test.each([
  ['unauthorized', 401, { message: 'Please sign in first.' }],
  ['notFound', 404, {}],
  ['tooMany', 429, { message: 'Slow down.' }],
  ['down', 500, NO_JSON],
  ['broken', 200, NO_JSON],
  ['crumb', 200, { crumbFail: true }],
] as const)('the fault %s answers with %i, and a body that fits it', async (fault, status, body) => {
  changeSettings({ fault })
  const given = await send({ id: '', method: 'GET', path: '/api/commerce/shopping-cart' })
  expect(given.status).toBe(status)
  expect(parseJson(await given.text())).toEqual(body)
})

test.each(['down', 'tooMany', 'offline'] as const)(
  'the next page brings no request that the fault %s has answered',
  async (fault) => {
    changeSettings({ fault })
    let hasEnded = false
    const arrive = () => (hasEnded = true)
    const call = new Request(new URL('/api/commerce/shopping-cart', location.href))
    await answer(call, arrive).catch(() => undefined)
    expect(hasEnded).toBe(true)
  },
)

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

test('what was measured survives a reload, and doubles are dropped', async () => {
  const hit = CALLS.find(({ id }) => id === 'CALL-15')
  if (!hit) throw new Error('The table has no hit.')
  const body = 'event=1&data=%7B%22eventId%22%3A%22e-1%22%7D&ss_cvr='
  await send({ ...hit, body })
  await send({ ...hit, body })
  const { events, doubles } = readReceived()
  expect(events).toMatchObject([{ version: 'census', name: 'PageView', id: 'e-1' }])
  expect(doubles).toBe(1)
  expect(localStorage.getItem('sill-received')).toContain('e-1')
})

test('a request of a page that was left does not arrive there', async () => {
  const hit = new Request(new URL('/api/census/RecordHit', location.href), {
    method: 'POST',
    body: 'event=1&data=%7B%7D&ss_cvr=',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  })
  await expect(answer(hit, () => false)).rejects.toThrow(TypeError)
  expect(readReceived().events).toEqual([])
})

test('a captcha that is blocked leaves all other calls alone', async () => {
  changeSettings({ fault: 'captcha' })
  await expect(send({ id: '', method: 'GET', path: '/api/captcha/site-key' })).rejects.toThrow(TypeError)
  expect((await send({ id: '', method: 'GET', path: '/api/site-header-footer' })).status).toBe(200)
})

test('an order is placed once, however often a shopper asks for it', async () => {
  const order: Call = { id: '', method: 'POST', path: '/api/demo/order', body: { name: 'Mina' } }
  expect((await send(order)).status).toBe(400)
  if (add) await send(add)
  for (let i = 0; i < 2; i++) expect(await (await send(order)).json()).toEqual({ orderId: 'S-00001' })
})

test('a form with a captcha takes nothing from those who have not solved it', async () => {
  const answers = { name: 'Ada' }
  const save = async (captchaKey?: string) => {
    const body = { key: KEY, formId: 'contact', form: JSON.stringify(answers), captchaKey }
    const given = await send(
      await withKey({ id: '', method: 'POST', path: '/api/form/SaveFormSubmission', body }),
    )
    return parseJson(await given.text())
  }
  expect(await save()).toEqual({ error: 'The captcha is not solved.' })
  // With it, the answers are what is read.
  expect(await save('solved')).toHaveProperty('errors')
})
