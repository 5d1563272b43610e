import { createListeners } from '@sitewright/machine/store'
import { fireEvent, within } from '@testing-library/dom'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { EventReport } from '../event/event.ts'
import { addDevtools, createEventLog } from './index.ts'
import { devtoolsStyle } from './devtools-style.ts'
import { formatPayload, formatTime } from './event-log.ts'

const time = Date.UTC(2026, 10, 22, 9, 8, 7, 6)
const { subscribe: observe, notify } = createListeners<[EventReport]>()
const tracker = { observe }

function report(id: string, status: EventReport['status'], more: Partial<EventReport> = {}): void {
  notify({ event: { id, version: 2, name: `Event${id}`, time, payload: '{"a":1}' }, status, ...more })
}

let cleanup: () => void
beforeEach(() => {
  cleanup = addDevtools(tracker, { isOpen: true })
})
afterEach(() => cleanup())

function panel() {
  const root = document
    .querySelector('sitewright-tracking-devtools')
    ?.shadowRoot?.querySelector('[data-part="root"]')
  if (!(root instanceof HTMLElement)) throw new Error('There are no developer tools.')
  return within(root)
}
const rows = (): string[] =>
  panel()
    .queryAllByRole('listitem')
    .map((row) => [...row.querySelectorAll('summary span')].map(({ textContent }) => textContent).join(' | '))

test('lists what was sent, held and refused and why, newest last', async () => {
  report('1', 'sent', { destination: 'v2' })
  report('2', 'held', { reason: 'consent' })
  report('3', 'refused', { reason: 'account' })
  await vi.waitFor(() =>
    expect(rows()).toEqual([
      '09:08:07.006 | Event1 | v2 | sent',
      '09:08:07.006 | Event2 | version 2 | held: consent',
      '09:08:07.006 | Event3 | version 2 | refused: account',
    ]),
  )
})

test('is styled where a policy for content forbids style elements', () => {
  const { shadowRoot } = document.querySelector('sitewright-tracking-devtools') ?? {}
  expect(shadowRoot?.querySelector('style')).toBeNull()
  expect(shadowRoot?.adoptedStyleSheets).toHaveLength(1)
})

test('is styled in a browser that creates no style sheets, as Safari before 16.4', () => {
  cleanup()
  const adopted = Object.getOwnPropertyDescriptor(ShadowRoot.prototype, 'adoptedStyleSheets')
  Reflect.deleteProperty(ShadowRoot.prototype, 'adoptedStyleSheets')
  vi.stubGlobal('CSSStyleSheet', undefined)
  onTestFinished(() => {
    if (adopted) Object.defineProperty(ShadowRoot.prototype, 'adoptedStyleSheets', adopted)
    vi.unstubAllGlobals()
  })
  cleanup = addDevtools(tracker)
  const { shadowRoot } = document.querySelector('sitewright-tracking-devtools') ?? {}
  expect(shadowRoot?.firstElementChild?.outerHTML).toBe(`<style>${devtoolsStyle}</style>`)
})

test('lists events in a browser without the methods of arrays of ES2023', async () => {
  vi.spyOn(Array.prototype, 'toReversed').mockImplementation(() => {
    throw new TypeError('toReversed is not a function')
  })
  onTestFinished(() => void vi.restoreAllMocks())
  for (const id of ['1', '2']) report(id, 'sent')
  await vi.waitFor(() => expect(rows()).toHaveLength(2))
})

test('shows an event once for each destination, with its last status', async () => {
  report('1', 'held', { reason: 'consent' })
  for (const destination of ['v1', 'v2']) report('1', 'queued', { destination })
  report('1', 'sent', { destination: 'v2' })
  await vi.waitFor(() =>
    expect(rows()).toEqual([expect.stringContaining('v1 | queued'), expect.stringContaining('v2 | sent')]),
  )
})

test('filters by status, and counts', async () => {
  report('1', 'sent')
  report('2', 'failed', { reason: '503' })
  await vi.waitFor(() => panel().getByRole('button', { name: 'failed 1' }))
  fireEvent.click(panel().getByRole('button', { name: 'failed 1' }))
  await vi.waitFor(() => expect(rows()).toEqual([expect.stringContaining('failed: 503')]))
  expect(panel().getByRole('button', { name: 'failed 1' }).getAttribute('aria-pressed')).toBe('true')
})

test('shows the payload of an event that is opened, and keeps it open and focused', async () => {
  report('1', 'sent')
  await vi.waitFor(() => expect(rows()).toHaveLength(1))
  const [details] = panel()
    .getAllByRole('group')
    .filter(({ tagName }) => tagName === 'DETAILS')
  if (!(details instanceof HTMLDetailsElement)) throw new Error('There are no details.')
  details.open = true
  const payload = details.querySelector('pre')
  expect(payload?.textContent).toBe('{\n  "a": 1\n}')
  payload?.focus()
  report('2', 'sent')
  await vi.waitFor(() => expect(rows()).toHaveLength(2))
  expect(details.isConnected && details.open).toBe(true)
  expect(document.querySelector('sitewright-tracking-devtools')?.shadowRoot?.activeElement).toBe(payload)
})

test('is empty again when it is cleared, and folds', async () => {
  report('1', 'sent')
  fireEvent.click(panel().getByRole('button', { name: 'Clear' }))
  await vi.waitFor(() => expect(rows()).toEqual([]))
  panel().getByText('No events yet.')
  const toggle = panel().getByRole('button', { name: 'Tracking events 0' })
  fireEvent.click(toggle)
  await vi.waitFor(() => expect(toggle.getAttribute('aria-expanded')).toBe('false'))
  expect(panel().queryByRole('button', { name: 'Clear' })).toBeNull()
})

test('keeps 200 events', () => {
  const log = createEventLog(tracker)
  const stop = log.start()
  for (let index = 0; index < 300; index += 1) report(String(index), 'sent')
  stop()
  report('late', 'sent')
  expect(log.snapshot().events).toHaveLength(200)
  expect(log.snapshot().events[0]?.event.id).toBe('299')
})

test('shows what is no JSON, and no time, as it is', () => {
  expect(formatPayload('a=1')).toBe('a=1')
  expect(formatTime(Number.NaN)).toBe('')
})
