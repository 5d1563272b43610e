import { expect, test } from 'vitest'
import { type NavigationEntry, navigationTimings, navigationType, usableNavigation } from './navigation.ts'

const entry: NavigationEntry = {
  type: 'navigate',
  activationStart: 0,
  domainLookupStart: 10,
  domainLookupEnd: 30,
  connectStart: 30,
  connectEnd: 90,
  secureConnectionStart: 50,
  responseStart: 200,
  domContentLoadedEventStart: 400,
  domContentLoadedEventEnd: 410,
  loadEventStart: 600,
  loadEventEnd: 620,
  serverTiming: [{ name: 'db', duration: 12, description: 'Products' }],
  transferSize: 5300,
  encodedBodySize: 5000,
  decodedBodySize: 20000,
}

// spec: PRF-003
test('reads lookup, connection, negotiation, server timing and sizes of the page', () => {
  expect(navigationTimings(entry)).toEqual({
    domainLookup: 20,
    tcpConnection: 20,
    tlsNegotiation: 40,
    responseStart: 200,
    domContentLoadedEventStart: 400,
    domContentLoadedEventEnd: 410,
    loadEventStart: 600,
    loadEventEnd: 620,
    serverTiming: [{ name: 'db', duration: 12, description: 'Products' }],
    transferSize: 5300,
    encodedBodySize: 5000,
    decodedBodySize: 20000,
  })
})

test('has no negotiation without TLS, and the whole connection is TCP', () => {
  const { tcpConnection, tlsNegotiation } = navigationTimings({ ...entry, secureConnectionStart: 0 })
  expect([tcpConnection, tlsNegotiation]).toEqual([60, undefined])
})

test('with HTTP/3 all of the connection is the negotiation, and a connection that was open has none', () => {
  const read = (connectStart: number, connectEnd: number) => {
    const { tcpConnection, tlsNegotiation } = navigationTimings({
      ...entry,
      connectStart,
      connectEnd,
      secureConnectionStart: connectStart,
    })
    return [tcpConnection, tlsNegotiation]
  }
  expect([read(30, 90), read(30, 30)]).toEqual([
    [0, 60],
    [0, undefined],
  ])
})

test('counts from the activation of a prerendered page', () => {
  const { responseStart, loadEventEnd } = navigationTimings({ ...entry, activationStart: 500 })
  expect([responseStart, loadEventEnd]).toEqual([0, 120])
})

test('leaves out what has not happened yet, and times that are out of range', () => {
  const times = navigationTimings({ ...entry, loadEventEnd: 0, domainLookupEnd: 5, transferSize: 2147483648 })
  expect([times.loadEventEnd, times.domainLookup, times.transferSize]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('leaves out impossible durations that a server tells, and cuts its texts', () => {
  const serverTiming = [-5, 3_000_000_000, Infinity].map((duration) => ({
    name: 'n'.repeat(300),
    duration,
    description: 'd'.repeat(70_000),
  }))
  const timings = navigationTimings({ ...entry, serverTiming }).serverTiming ?? []
  expect(
    timings.map(({ name, duration, description }) => [name.length, duration, description?.length]),
  ).toEqual(Array(3).fill([200, undefined, 200]))
})

test('keeps at most 20 server timings', () => {
  const serverTiming = Array.from({ length: 500 }, (_, index) => ({
    name: `t${index}`,
    duration: 1,
    description: '',
  }))
  expect(navigationTimings({ ...entry, serverTiming }).serverTiming).toHaveLength(20)
})

test.each([
  ['a response that never came', 0],
  ['a response before the page began', -12],
  ['a response in the future', 5001],
])('an entry with %s cannot be used', (_, responseStart) => {
  expect(usableNavigation({ ...entry, responseStart }, 5000)).toBeUndefined()
})

test.each([
  ['navigate', { type: 'navigate' }, false],
  ['back-forward', { type: 'back_forward' }, false],
  ['prerender', { activationStart: 3 }, true],
  ['restore', {}, true],
  ['navigate', { type: 'teleport' }, false],
] as const)('names a navigation %s', (name, changes, wasDiscarded) => {
  expect(navigationType({ ...entry, ...changes }, wasDiscarded)).toBe(name)
})

test('a browser without a navigation entry has no timings', () => {
  expect([navigationTimings(undefined), navigationType(undefined, true)]).toEqual([{}, 'navigate'])
})
