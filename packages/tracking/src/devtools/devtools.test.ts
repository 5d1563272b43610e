import { createListeners } from '@sitewright/machine/store'
import { describe, expect, test } from 'vitest'
import type { EventReport } from '../event/event.ts'
import { devtoolsMessages } from '../messages.ts'
import { connectDevtools } from './devtools.connect.ts'
import { createEventLog, formatPayload, formatTime, type EventLogOptions } from './event-log.ts'

const TIME = Date.UTC(2026, 10, 22, 9, 8, 7, 6)

/** A log with the function that reports to it. */
function createLog(options?: EventLogOptions) {
  const { subscribe, notify } = createListeners<[EventReport]>()
  const log = createEventLog({ observe: subscribe }, options)
  const stop = log.start()
  const report = (id: string, status: EventReport['status'], more: Partial<EventReport> = {}): void =>
    notify({
      event: { id, version: 2, name: `Event${id}`, time: TIME, payload: '{"a":1}' },
      status,
      ...more,
    })
  return { log, report, stop }
}

const keysOf = ({ log }: ReturnType<typeof createLog>): string[] =>
  log.snapshot().events.map(({ key }) => key)

describe('the log of events', () => {
  test('is empty and closed, and shows all, until something happens', () => {
    const { log } = createLog()
    expect(log.snapshot()).toEqual({
      events: [],
      counts: { sent: 0, queued: 0, held: 0, failed: 0, refused: 0 },
      filter: undefined,
      isOpen: false,
    })
    expect(createLog({ isOpen: true }).log.snapshot().isOpen).toBe(true)
  })

  test('has the newest event first, and counts each status', () => {
    const { log, report } = createLog()
    report('1', 'held')
    report('2', 'refused')
    report('3', 'held')
    expect(log.snapshot().events.map(({ key, status }) => `${key} ${status}`)).toEqual([
      '3 held',
      '2 refused',
      '1 held',
    ])
    expect(log.snapshot().counts).toEqual({ sent: 0, queued: 0, held: 2, failed: 0, refused: 1 })
  })

  test('keeps the place of an event whose status changes', () => {
    const shown = createLog()
    shown.report('1', 'held')
    shown.report('2', 'held')
    shown.report('1', 'refused')
    expect(keysOf(shown)).toEqual(['2', '1'])
  })

  test('has an event once for each destination, and no longer without one', () => {
    const shown = createLog()
    shown.report('1', 'held')
    expect(keysOf(shown)).toEqual(['1'])
    shown.report('1', 'queued', { destination: 'v1' })
    shown.report('1', 'queued', { destination: 'v2' })
    shown.report('1', 'sent', { destination: 'v1' })
    expect(keysOf(shown)).toEqual(['1 v2', '1 v1'])
    expect(shown.log.snapshot().counts).toMatchObject({ queued: 1, sent: 1, held: 0 })
  })

  test('keeps as many events as it was asked to, by default 200', () => {
    const small = createLog({ maxEvents: 2 })
    for (const id of ['1', '2', '3']) small.report(id, 'held')
    expect(keysOf(small)).toEqual(['3', '2'])
    const usual = createLog()
    for (let index = 1; index <= 201; index += 1) usual.report(String(index), 'held')
    expect(keysOf(usual)).toHaveLength(200)
    expect(keysOf(usual).at(-1)).toBe('2')
  })

  test('opens and closes, and is emptied without losing its filter', () => {
    const { log, report } = createLog()
    report('1', 'sent')
    log.setFilter('sent')
    log.toggle()
    expect(log.snapshot()).toMatchObject({ filter: 'sent', isOpen: true, counts: { sent: 1 } })
    log.clear()
    expect(log.snapshot()).toMatchObject({ events: [], filter: 'sent', isOpen: true, counts: { sent: 0 } })
    log.toggle()
    expect(log.snapshot().isOpen).toBe(false)
  })

  test('notifies of each event until it is stopped', () => {
    const { log, report, stop } = createLog()
    let count = 0
    log.subscribe(() => (count += 1))
    report('1', 'sent')
    expect(count).toBe(1)
    stop()
    report('2', 'sent')
    expect(count).toBe(1)
    expect(log.snapshot().events).toHaveLength(1)
  })

  test('indents a payload that is JSON, and leaves other text as it is', () => {
    expect(formatPayload('{"a":[1]}')).toBe('{\n  "a": [\n    1\n  ]\n}')
    expect(formatPayload('{"a":')).toBe('{"a":')
  })

  test.each([
    [TIME, '09:08:07.006'],
    [0, '00:00:00.000'],
    [8.64e15, '00:00:00.000'],
    [-8.64e15, '00:00:00.000'],
    [8.64e15 + 1, ''],
    [Number.NaN, ''],
    [Number.POSITIVE_INFINITY, ''],
  ])('shows the time %d as %j', (time, text) => {
    expect(formatTime(time)).toBe(text)
  })
})

describe('the attributes of the developer tools', () => {
  const connect = ({ log }: ReturnType<typeof createLog>) =>
    connectDevtools({ log, messages: devtoolsMessages })

  test('name the panel, and the button that opens it', () => {
    const shown = createLog()
    shown.report('1', 'sent')
    const { root, toggle, panel, filters, list } = connect(shown)
    expect(root).toEqual({ 'data-part': 'root', role: 'region', 'aria-label': 'Tracking events' })
    expect(toggle).toEqual({
      'data-part': 'toggle',
      type: 'button',
      'aria-expanded': false,
      'aria-controls': 'panel',
      children: 'Tracking events 1',
      onClick: shown.log.toggle,
    })
    expect(panel).toEqual({ 'data-part': 'panel', id: 'panel', hidden: true })
    expect(filters).toEqual({ 'data-part': 'filters', role: 'group', 'aria-label': 'Show events that were' })
    expect(list).toEqual({ 'data-part': 'list', role: 'list', tabIndex: 0, 'aria-label': 'Tracking events' })
    shown.log.toggle()
    expect(connect(shown)).toMatchObject({ toggle: { 'aria-expanded': true }, panel: { hidden: false } })
  })

  test('have a filter for all events and one for each status, with their number', () => {
    const shown = createLog()
    shown.report('1', 'sent')
    shown.report('2', 'held')
    shown.report('3', 'held')
    const { filter } = connect(shown)
    expect(filter.map(({ children }) => children)).toEqual([
      'All 3',
      'sent 1',
      'queued 0',
      'held 2',
      'failed 0',
      'refused 0',
    ])
    expect(filter[0]).toMatchObject({ 'data-part': 'filter', type: 'button', 'aria-pressed': true })
    expect(filter[3]).toMatchObject({ 'data-status': 'held', 'aria-pressed': false })
  })

  test('show the events of the chosen status, and say so when there are none', () => {
    const shown = createLog()
    shown.report('1', 'sent')
    shown.report('2', 'held')
    connect(shown).filter[1]?.onClick?.({} as never)
    expect(connect(shown).events.map(({ key }) => key)).toEqual(['1'])
    expect(connect(shown).filter.map((button) => button['aria-pressed'])).toEqual([
      false,
      true,
      false,
      false,
      false,
      false,
    ])
    expect(connect(shown).empty).toEqual({ 'data-part': 'empty', hidden: true, children: 'No events yet.' })
    shown.log.setFilter('failed')
    expect(connect(shown)).toMatchObject({ events: [], empty: { hidden: false } })
  })

  test('have a button that empties the list', () => {
    const { log } = createLog()
    expect(connectDevtools({ log, messages: devtoolsMessages }).clear).toEqual({
      'data-part': 'clear',
      type: 'button',
      children: 'Clear',
      onClick: log.clear,
    })
  })

  test('show an event with its time, name, destination, status and payload, newest last', () => {
    const shown = createLog()
    shown.report('1', 'sent', { destination: 'v2' })
    shown.report('2', 'refused', { reason: 'account' })
    const [first, second] = connect(shown).events
    expect(first).toEqual({
      key: '1 v2',
      root: { 'data-part': 'event', 'data-status': 'sent' },
      time: { 'data-part': 'time', children: '09:08:07.006' },
      name: { 'data-part': 'name', children: 'Event1' },
      destination: { 'data-part': 'destination', children: 'v2' },
      status: { 'data-part': 'status', children: 'sent' },
      payload: {
        'data-part': 'payload',
        tabIndex: 0,
        role: 'region',
        'aria-label': 'Event1',
        children: '{\n  "a": 1\n}',
      },
    })
    expect(second).toMatchObject({
      destination: { children: 'version 2' },
      status: { children: 'refused: account' },
    })
  })

  test('name the census where an event has no destination yet', () => {
    const shown = createLog()
    const event = { id: '1', version: 'census', name: 'view', time: TIME, payload: '' } as const
    shown.report('1', 'held', { event })
    expect(connect(shown).events[0]?.destination.children).toBe('census')
  })
})
