import { describe, expect, test, vi } from 'vitest'
import { createFakeClock } from '@sitewright/machine/testing'
import { createFetchState, type Load } from './fetch-state.browser.ts'
import { createReport } from '../report.browser.ts'

/** A load that settles when the test says so. */
function byHand() {
  const asked: { resolve: (value: string) => void; reject: (error: unknown) => void; signal: AbortSignal }[] =
    []
  const load: Load<string> = (signal) =>
    new Promise((resolve, reject) => {
      asked.push({ resolve, reject, signal })
    })
  return { load, asked }
}

describe('a fetch state', () => {
  // spec: SIT-076
  test('is pending, then success', async () => {
    const { load, asked } = byHand()
    const fetching = createFetchState(load)
    const seen: unknown[] = []
    fetching.subscribe(() => seen.push(fetching.snapshot()))
    expect(fetching.snapshot()).toEqual({ status: 'pending' })
    const done = fetching.refetch()
    asked[0]!.resolve('bread')
    await done
    expect(seen).toEqual([{ status: 'pending' }, { status: 'success', value: 'bread' }])
  })

  // spec: SIT-076 SIT-077
  test('is pending, then failed, with the error, which is reported', async () => {
    const error = new Error('no bread')
    const report = vi.fn()
    const fetching = createFetchState(() => Promise.reject(error), { report })
    await fetching.refetch()
    expect(fetching.snapshot()).toEqual({ status: 'failed', error })
    expect(report).toHaveBeenCalledExactlyOnceWith(error)
  })

  // spec: SIT-077
  test('is failed even if the report throws', async () => {
    const fetching = createFetchState(() => Promise.reject(new Error('no bread')), {
      report: () => {
        throw new Error('no report')
      },
    })
    await expect(fetching.refetch()).rejects.toThrow('no report')
    expect(fetching.snapshot().status).toBe('failed')
  })

  // spec: SIT-077
  test('reports to the console by default, also what a load throws', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const error = new Error('thrown')
    const fetching = createFetchState(() => {
      throw error
    })
    await fetching.refetch()
    expect(fetching.snapshot()).toEqual({ status: 'failed', error })
    expect(log).toHaveBeenCalledExactlyOnceWith(error)
    log.mockRestore()
  })

  // spec: SIT-076
  test('fetches again on demand, and keeps the last value meanwhile', async () => {
    const values = ['old', 'new']
    const fetching = createFetchState(() => Promise.resolve(values.shift()))
    await fetching.refetch()
    const again = fetching.refetch()
    expect(fetching.snapshot()).toEqual({ status: 'pending', value: 'old' })
    await again
    expect(fetching.snapshot()).toEqual({ status: 'success', value: 'new' })
  })

  // spec: SIT-076
  test('drops a stale response', async () => {
    const { load, asked } = byHand()
    const report = vi.fn()
    const fetching = createFetchState(load, { report })
    const [first, second] = [fetching.refetch(), fetching.refetch()]
    expect(asked[0]!.signal.aborted).toBe(true)
    asked[1]!.resolve('newer')
    await second
    asked[0]!.reject(new Error('stale'))
    await first
    expect(fetching.snapshot()).toEqual({ status: 'success', value: 'newer' })
    expect(report).not.toHaveBeenCalled()
  })

  test('does not change once stopped', async () => {
    const { load, asked } = byHand()
    const listener = vi.fn()
    const fetching = createFetchState(load)
    const done = fetching.refetch()
    fetching.subscribe(listener)
    fetching.stop()
    expect(asked[0]!.signal.aborted).toBe(true)
    asked[0]!.resolve('too late')
    await done
    expect(listener).not.toHaveBeenCalled()
  })

  test('continues when a listener throws, and reports the error', async () => {
    const error = new Error('from a listener')
    const report = vi.fn()
    const fetching = createFetchState(() => Promise.resolve('bread'), { report })
    const seen: string[] = []
    fetching.subscribe(() => {
      throw error
    })
    fetching.subscribe(() => seen.push(fetching.snapshot().status))
    await fetching.refetch()
    expect(seen).toEqual(['pending', 'success'])
    expect(report.mock.calls).toEqual([[error], [error]])
  })

  test('times out', async () => {
    const { clock, pass, pending } = createFakeClock()
    const { load, asked } = byHand()
    const fetching = createFetchState(load, { clock, report: vi.fn() })
    const done = fetching.refetch()
    pass(60_000)
    await done
    expect(fetching.snapshot()).toMatchObject({ status: 'failed', error: { name: 'TimeoutError' } })
    expect(asked[0]!.signal.aborted).toBe(true)
    expect(pending()).toBe(0)
  })
})

describe('unhandled errors', () => {
  // spec: SIT-078
  test('go to the console and to an error-reporting service', () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const service = vi.fn()
    const error = new Error('lost')
    createReport(service)(error, { page: '/shop' })
    expect(service).toHaveBeenCalledExactlyOnceWith(error, { page: '/shop' })
    expect(log).toHaveBeenCalledExactlyOnceWith(error, { page: '/shop' })
    createReport()(error)
    expect(log).toHaveBeenLastCalledWith(error)
    log.mockRestore()
  })

  // spec: SIT-078
  test.each([
    [
      'throws',
      (error: unknown) => {
        throw error
      },
    ],
    ['rejects', (error: unknown) => Promise.reject(error as Error)],
  ])('reach the console when the service itself %s', async (_, failWith) => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const broken = new Error('service down')
    const report = createReport(() => failWith(broken))
    expect(() => report(new Error('lost'))).not.toThrow()
    // Other files share the console, and may still write to it.
    await vi.waitFor(() => expect(log).toHaveBeenCalledWith(broken))
    log.mockRestore()
  })
})
