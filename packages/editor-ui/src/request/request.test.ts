import { createFakeClock } from '@sitewright/machine/testing'
import { expect, test, vi } from 'vitest'
import { createRequests } from './request.browser.ts'

interface Sent {
  readonly signal: AbortSignal
  readonly answer: () => void
  readonly fail: () => void
}

/** Requests that are answered by hand, and the names of the answers that were applied. */
function byHand() {
  const { clock, pass } = createFakeClock()
  const report = vi.fn()
  const requests = createRequests<string>({ report, clock })
  const sent: Sent[] = []
  const applied: string[] = []
  const send = (key: string, name: string): void =>
    requests.send(
      key,
      name,
      (signal) =>
        new Promise((resolve, reject) => {
          sent.push({
            signal,
            answer: () => resolve(() => void applied.push(name)),
            fail: () => reject(new Error(name)),
          })
        }),
    )
  return { requests, report, pass, sent, applied, send }
}

test('a request that succeeds is applied, and gone', async () => {
  const { requests, sent, applied, send } = byHand()
  send('1', 'first')
  expect(requests.snapshot()['1']).toEqual({ about: 'first', status: 'pending' })
  sent[0]?.answer()
  await vi.waitFor(() => expect(applied).toEqual(['first']))
  expect(requests.snapshot()['1']).toBeUndefined()
})

test('of two requests with one key the later one wins, in whatever order the answers arrive', async () => {
  const { sent, applied, send } = byHand()
  send('1', 'first')
  send('1', 'second')
  expect(sent.map(({ signal }) => signal.aborted)).toEqual([true, false])
  sent[1]?.answer()
  await vi.waitFor(() => expect(applied).toEqual(['second']))
  sent[0]?.answer()
  await new Promise((then) => setTimeout(then))
  expect(applied).toEqual(['second'])
})

test('a failure leaves the requests beside it alone, and can be tried again', async () => {
  const { requests, report, sent, applied, send } = byHand()
  send('1', 'first')
  send('2', 'second')
  sent[0]?.fail()
  await vi.waitFor(() =>
    expect(requests.snapshot()).toEqual({
      1: { about: 'first', status: 'failed' },
      2: { about: 'second', status: 'pending' },
    }),
  )
  expect(report).toHaveBeenCalledOnce()
  requests.retry('1')
  sent[2]?.answer()
  sent[1]?.answer()
  await vi.waitFor(() => expect(applied.toSorted()).toEqual(['first', 'second']))
})

test('a request that never ends has failed after a minute', async () => {
  const { requests, pass, sent, send } = byHand()
  send('1', 'first')
  pass(59_999)
  expect(requests.snapshot()['1']?.status).toBe('pending')
  pass(1)
  await vi.waitFor(() => expect(requests.snapshot()['1']?.status).toBe('failed'))
  expect(sent[0]?.signal.aborted).toBe(true)
})

test('a request that is dismissed, or stopped with all others, is aborted and not applied', async () => {
  const { requests, sent, applied, send } = byHand()
  send('1', 'first')
  send('2', 'second')
  requests.dismiss('1')
  expect(requests.snapshot()['1']).toBeUndefined()
  requests.stop()
  expect(requests.snapshot()).toEqual({})
  expect(sent.map(({ signal }) => signal.aborted)).toEqual([true, true])
  for (const { answer } of sent) answer()
  await new Promise((then) => setTimeout(then))
  expect(applied).toEqual([])
})
