import { describe, expect, test, vi } from 'vitest'
import type { EventDraft } from '../event/event.ts'
import { setStage } from '../tracker/stage.test-support.ts'
import { createFunctionDestination, type FunctionDestinationOptions } from './script.browser.ts'

const mistake = new TypeError('a mistake')
function raise(): never {
  throw mistake
}

describe('a script', () => {
  test('is loaded once, before the first event that it accepts, and then receives it', async () => {
    const log: string[] = []
    const mine = createFunctionDestination({
      name: 'mine',
      accepts: ({ name }) => name === 'Lead',
      load: () => {
        log.push('load')
        return Promise.resolve()
      },
      send: ({ name, payload }) => log.push(`${name} ${JSON.stringify(payload)}`),
    })
    const { tracker } = setStage({ destinations: [mine] })
    tracker.start()
    tracker.track('Search', {})
    expect(log).toEqual([])
    tracker.track('Lead', { form: 1 })
    tracker.track('Lead', { form: 2 })
    await vi.waitFor(() => expect(log).toEqual(['load', 'Lead {"form":1}', 'Lead {"form":2}']))
  })

  test('is not loaded before the consent, and gets then what was held', async () => {
    const load = vi.fn(() => Promise.resolve())
    const send = vi.fn()
    const mine = createFunctionDestination({ name: 'mine', load, send })
    const { tracker, consent } = setStage({ destinations: [mine], policy: 'banner' })
    tracker.start()
    tracker.track('Lead', {})
    expect(load).not.toHaveBeenCalled()
    consent.set('granted')
    await vi.waitFor(() => expect(send).toHaveBeenCalledOnce())
  })

  test('that cannot be loaded is tried again with the next event', async () => {
    const load = vi.fn().mockRejectedValueOnce(new Error('blocked')).mockResolvedValue(undefined)
    const send = vi.fn()
    const { tracker, steps } = setStage({
      destinations: [createFunctionDestination({ name: 'mine', load, send })],
    })
    tracker.start()
    tracker.track('Lead', {})
    await vi.waitFor(() => expect(steps('Lead')).toEqual(['held:loading', 'refused:destination']))
    tracker.track('Lead', {})
    await vi.waitFor(() => expect(send).toHaveBeenCalledOnce())
  })

  test.each<[string, Pick<FunctionDestinationOptions, 'load' | 'send'>, string]>([
    ['cannot be loaded', { load: () => Promise.reject(mistake), send: () => 0 }, 'refused:destination'],
    ['throws', { send: raise }, 'failed:destination'],
  ])('that %s has its error reported', async (_, script, step) => {
    const report = vi.fn()
    const mine = createFunctionDestination({ name: 'mine', ...script })
    const { tracker, steps } = setStage({ destinations: [mine], report })
    tracker.start()
    tracker.track('Lead', {})
    await vi.waitFor(() => expect(steps('Lead').at(-1)).toBe(step))
    expect(report.mock.calls).toEqual([[mistake]])
  })

  test('receives the payload of an event as it was, however it changes while the script is loaded', async () => {
    let finish = (): void => undefined
    const load = () => new Promise<void>((resolve) => (finish = resolve))
    const send = vi.fn<(event: EventDraft) => void>()
    const { tracker } = setStage({
      destinations: [createFunctionDestination({ name: 'mine', load, send })],
    })
    tracker.start()
    const payload = { itemId: 'mug', lines: [1] }
    tracker.track('Lead', payload)
    payload.itemId = 'changed'
    payload.lines.push(2)
    finish()
    await vi.waitFor(() => expect(send).toHaveBeenCalledOnce())
    expect(send.mock.calls[0]?.[0].payload).toEqual({ itemId: 'mug', lines: [1] })
  })

  test('that never loads keeps 100 events', () => {
    const mine = createFunctionDestination({
      name: 'mine',
      load: () => new Promise(() => undefined),
      send: () => 0,
    })
    const { tracker, reports } = setStage({ destinations: [mine] })
    tracker.start()
    for (let index = 0; index < 250; index += 1) tracker.track('Lead', {})
    expect(reports.filter(({ reason }) => reason === 'overflow')).toHaveLength(150)
  })

  test('that is loading when the visitor refuses receives nothing', async () => {
    let finish = (): void => undefined
    const send = vi.fn()
    const load = () =>
      new Promise<void>((resolve) => {
        finish = resolve
      })
    const mine = createFunctionDestination({ name: 'mine', load, send })
    const { tracker, consent, steps } = setStage({
      destinations: [mine],
      policy: 'banner',
      decision: 'granted',
    })
    tracker.start()
    tracker.track('Lead', {})
    consent.set('refused')
    finish()
    await Promise.resolve()
    expect([steps('Lead'), send.mock.calls]).toEqual([['held:loading', 'refused:consent'], []])
  })

  test.each([
    ['is passed the withdrawal', false, 1],
    ['goes on for a visitor who has accepted again', true, 0],
  ])('that is loaded after the visitor has refused %s', async (_, isAcceptedAgain, times) => {
    let finish = (): void => undefined
    const load = () => new Promise<void>((resolve) => (finish = resolve))
    const [send, revoke] = [vi.fn(), vi.fn()]
    const mine = createFunctionDestination({ name: 'mine', load, send, revoke })
    const { tracker, consent } = setStage({ destinations: [mine], policy: 'banner', decision: 'granted' })
    tracker.start()
    tracker.track('Lead', {})
    consent.set('refused')
    expect(revoke).not.toHaveBeenCalled()
    if (isAcceptedAgain) {
      consent.set('granted')
      tracker.track('Lead', {})
    }
    finish()
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1 - times))
    await Promise.resolve()
    expect(revoke).toHaveBeenCalledTimes(times)
  })

  test('that is loaded is passed the withdrawal', async () => {
    const revoke = vi.fn()
    const send = vi.fn()
    const mine = createFunctionDestination({ name: 'mine', send, revoke })
    const { tracker, consent } = setStage({ destinations: [mine], policy: 'banner', decision: 'granted' })
    tracker.start()
    tracker.track('Lead', {})
    await vi.waitFor(() => expect(send).toHaveBeenCalledOnce())
    consent.set('refused')
    expect(revoke).toHaveBeenCalledOnce()
  })
})
