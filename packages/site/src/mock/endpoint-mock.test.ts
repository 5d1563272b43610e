import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { createHttp, type Call } from '../http/index.ts'
import { isRecord, readerOf } from '../reader/index.ts'
import { createEndpointMock } from '../testing.ts'

const endpoints = {
  fetchOrder: { method: 'GET', path: '/orders/:id' },
  saveOrder: { method: 'PUT', path: '/orders/:id' },
} as const satisfies Record<string, Call>

const stateOf = readerOf((body) => (isRecord(body) ? body.state : undefined))

function openMock() {
  const mock = createEndpointMock<keyof typeof endpoints, 'answerLost'>({
    endpoints,
    crumb: () => 'crumb-2',
    answer: ({ name, params }, scenario) =>
      scenario === 'answerLost' ? HttpResponse.error() : HttpResponse.json({ state: `${name} ${params.id}` }),
  })
  const http = createHttp({
    baseUrl: 'https://orders.example',
    trustedOrigins: ['https://orders.example'],
    fetch: mock.fetch,
  })
  const call = (endpoint: Call) =>
    http.call({ ...endpoint, params: { id: '7' }, query: { full: 1 } }, stateOf)
  return { mock, call }
}

test('a mock answers the calls of a package and keeps a record of them', async () => {
  const { mock, call } = openMock()
  expect(await call(endpoints.fetchOrder)).toEqual({ ok: true, value: 'fetchOrder 7' })
  expect(mock.calls).toMatchObject([{ name: 'fetchOrder', params: { id: '7' }, query: { full: '1' } }])
})

test('a scenario applies to the calls named, to all, or to the next one', async () => {
  const { mock, call } = openMock()
  mock.use('serverDown', 'saveOrder')
  expect(await call(endpoints.saveOrder)).toMatchObject({ failure: { kind: 'refused', status: 500 } })
  expect(await call(endpoints.fetchOrder)).toMatchObject({ ok: true })
  mock.use('crumbExpired')
  expect(await call(endpoints.fetchOrder)).toMatchObject({ failure: { kind: 'crumb', crumb: 'crumb-2' } })
  mock.use('success')
  mock.useOnce('html', 'fetchOrder')
  expect(await call(endpoints.fetchOrder)).toMatchObject({ failure: { kind: 'malformed' } })
  expect(await call(endpoints.fetchOrder)).toMatchObject({ ok: true })
})

test('a scenario of its own reaches the answer', async () => {
  const { mock, call } = openMock()
  mock.useOnce('answerLost', 'fetchOrder')
  expect(await call(endpoints.fetchOrder)).toMatchObject({ failure: { kind: 'network' } })
})
