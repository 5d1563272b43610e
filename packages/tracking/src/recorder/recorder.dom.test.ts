import { afterEach, describe, expect, test, vi } from 'vitest'
import { setStage } from '../tracker/stage.test-support.ts'
import { createRecorder, type RecorderOptions } from './recorder.browser.ts'
import { isRecordable, type RecordingFacts } from './recorder.ts'

const facts: RecordingFacts = {
  country: 'US',
  timeZone: 'America/New_York',
  isEnabled: true,
  variant: 'true',
  cores: 8,
}

afterEach(() => {
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

/** A recorder on a page, after its first page view. */
function record(changes: Partial<RecorderOptions> = {}) {
  const log: string[] = []
  const step =
    (name: string) =>
    (...args: string[]): void =>
      void log.push([name, ...args].join(' '))
  const recorder = createRecorder({
    ...facts,
    isEnabled: true,
    fetchId: () => {
      log.push('id')
      return Promise.resolve('recording-1')
    },
    load: () => {
      log.push('load')
      return Promise.resolve({ identify: step('identify'), event: step('event'), stop: step('stop') })
    },
    ...changes,
  })
  const stage = setStage({ destinations: [recorder], policy: 'banner', decision: 'granted' })
  stage.tracker.start()
  stage.tracker.track('PageView', {})
  return { ...stage, recorder, log }
}

describe('a recording', () => {
  // spec: TRK-071
  test('gets its id, loads, identifies the user and fires an initialization event, in this order', async () => {
    const { recorder, log } = record()
    await vi.waitFor(() => expect(recorder.snapshot()).toBe('recording'))
    expect(log).toEqual(['id', 'load', 'identify recording-1', 'event initialization'])
  })

  test('starts once, however many pages the visitor sees', async () => {
    const { tracker, recorder, log } = record()
    await vi.waitFor(() => expect(recorder.snapshot()).toBe('recording'))
    tracker.track('PageView', {})
    await Promise.resolve()
    expect(log).toHaveLength(4)
  })

  test('starts once for page views that are tracked one right after the other', async () => {
    const { tracker, recorder, log } = record()
    tracker.track('PageView', {})
    await vi.waitFor(() => expect(recorder.snapshot()).toBe('recording'))
    expect(log).toEqual(['id', 'load', 'identify recording-1', 'event initialization'])
  })

  // spec: TRK-072
  test.each(['mock', 'mock-1', 'MOCK_ID'])('is skipped for the id %s', async (id) => {
    const { recorder, log } = record({ fetchId: () => Promise.resolve(id) })
    await vi.waitFor(() => expect(recorder.snapshot()).toBe('skipped'))
    expect(log).toEqual([])
  })

  // spec: TRK-073
  test.each(['"recording-2"', '{"id":"recording-2"}', 'recording-2\n'])(
    'fetches its id: %s',
    async (text) => {
      const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(() =>
        Promise.resolve(new Response(text)),
      )
      vi.stubGlobal('fetch', fetch)
      const { recorder, log } = record({ fetchId: undefined })
      await vi.waitFor(() => expect(recorder.snapshot()).toBe('recording'))
      expect(fetch.mock.calls[0]).toMatchObject(['/api/commerce/fullstory/getId', { method: 'GET' }])
      expect(log).toContain('identify recording-2')
    },
  )

  test.each([
    ['an error', () => Promise.resolve(new Response('"x"', { status: 500 }))],
    ['no id', () => Promise.resolve(new Response('{}'))],
    ['an empty id', () => Promise.resolve(new Response('""'))],
    ['null', () => Promise.resolve(new Response('null'))],
    ['a page', () => Promise.resolve(new Response('<!doctype html><title>Sign in</title>'))],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('that gets %s is not made, which is a warning, and tried again', async (_, fetch) => {
    vi.stubGlobal('fetch', fetch)
    const { recorder, warnings, log } = record({ fetchId: undefined })
    await vi.waitFor(() => expect(warnings).toHaveLength(1))
    expect([recorder.snapshot(), log]).toEqual(['idle', []])
  })

  // spec: TRK-079
  test('is forced by a query parameter, whatever the conditions say', async () => {
    history.replaceState(null, '', '/?force-session-recording')
    const { recorder } = record({ country: 'DE', isEnabled: false, cores: 1 })
    await vi.waitFor(() => expect(recorder.snapshot()).toBe('recording'))
  })

  test('is not forced by a query parameter that says false', async () => {
    history.replaceState(null, '', '/?force-session-recording=false')
    const { recorder } = record({ country: 'DE' })
    await vi.waitFor(() => expect(recorder.snapshot()).toBe('skipped'))
  })

  test('is not forced against a mock id', async () => {
    history.replaceState(null, '', '/?force-session-recording=1')
    const { recorder } = record({ fetchId: () => Promise.resolve('mock') })
    await vi.waitFor(() => expect(recorder.snapshot()).toBe('skipped'))
  })

  test('ends with the consent', async () => {
    const { recorder, consent, log } = record()
    await vi.waitFor(() => expect(recorder.snapshot()).toBe('recording'))
    consent.set('refused')
    expect([recorder.snapshot(), log.at(-1)]).toEqual(['idle', 'stop'])
  })

  test('does not begin for a visitor who refuses while its id is fetched', async () => {
    let answer: (id: string) => void = () => undefined
    const fetchId = () =>
      new Promise<string>((resolve) => {
        answer = resolve
      })
    const { recorder, consent, log } = record({ fetchId })
    await vi.waitFor(() => expect(recorder.snapshot()).toBe('fetching'))
    consent.set('refused')
    answer('recording-1')
    await Promise.resolve()
    expect([recorder.snapshot(), log]).toEqual(['idle', []])
  })

  describe('that the visitor withdraws from, and accepts again meanwhile,', () => {
    /** Recordings whose first and second `step` the test answers. */
    async function restart(step: 'id' | 'identify') {
      const answers: { resolve: (id: string) => void; reject: (error: Error) => void }[] = []
      const log: string[] = []
      const wait = () => new Promise<string>((resolve, reject) => void answers.push({ resolve, reject }))
      const note = (text: string) => Promise.resolve(void log.push(text))
      const { recorder, consent, tracker } = record({
        fetchId: () => (step === 'id' ? wait() : Promise.resolve('recording')),
        load: () =>
          Promise.resolve({
            identify: (id) => (step === 'identify' ? wait() : note(id)),
            event: note,
          }),
      })
      await vi.waitFor(() => expect(answers).toHaveLength(1))
      consent.set('refused')
      consent.set('granted')
      tracker.track('PageView', {})
      await vi.waitFor(() => expect(answers).toHaveLength(2))
      const [first, second] = answers
      return { recorder, log, first: first!, second: second! }
    }
    const settle = () => new Promise((resolve) => setTimeout(resolve))

    test('begins once, by the second acceptance', async () => {
      const { recorder, log, first, second } = await restart('identify')
      first.resolve('')
      await settle()
      expect([recorder.snapshot(), log]).toEqual(['loading', []])
      second.resolve('')
      await vi.waitFor(() => expect(recorder.snapshot()).toBe('recording'))
      expect(log).toEqual(['initialization'])
    })

    test.each([
      ['is a mock', 'mock'],
      ['is another', 'recording-1'],
    ])('does not heed the id of the first one, which %s', async (_, id) => {
      const { recorder, log, first, second } = await restart('id')
      first.resolve(id)
      await settle()
      expect([recorder.snapshot(), log]).toEqual(['fetching', []])
      second.resolve('recording-2')
      await vi.waitFor(() => expect(recorder.snapshot()).toBe('recording'))
      expect(log).toEqual(['recording-2', 'initialization'])
    })

    test('does not fail with the first one', async () => {
      const { recorder, first } = await restart('identify')
      first.reject(new Error('too late'))
      await settle()
      expect(recorder.snapshot()).toBe('loading')
    })
  })

  test('asks for nothing without the conditions', async () => {
    const { recorder, log } = record({ isEnabled: false })
    await vi.waitFor(() => expect(recorder.snapshot()).toBe('skipped'))
    expect(log).toEqual([])
  })
})

// spec: TRK-074
test.each([
  ['US', true],
  ['JP', true],
  ['DE', false],
  ['us', false],
  [undefined, false],
])('a site in %s is recorded: %s', (country, expected) => {
  expect(isRecordable({ ...facts, country })).toBe(expected)
})

// spec: TRK-075
test.each([
  ['America/New_York', true],
  ['America', true],
  ['Asia/Tokyo', true],
  ['Asia/Tokyo2', false],
  ['Europe/Berlin', false],
  ['Pacific/America', false],
  [undefined, false],
])('a visitor in %s is recorded: %s', (timeZone, expected) => {
  expect(isRecordable({ ...facts, timeZone })).toBe(expected)
})

// spec: TRK-076
test.each([true, false])('the toggle decides: %s', (isEnabled) => {
  expect(isRecordable({ ...facts, isEnabled })).toBe(isEnabled)
})

// spec: TRK-077
test.each([
  ['true', true],
  ['control', true],
  [undefined, true],
  ['false', false],
])('the variant %s of the sampling test is recorded: %s', (variant, expected) => {
  expect(isRecordable({ ...facts, variant })).toBe(expected)
})

// spec: TRK-078
test.each([
  [3, true],
  [2, false],
  [undefined, false],
])('a device with %s cores is recorded: %s', (cores, expected) => {
  expect(isRecordable({ ...facts, cores })).toBe(expected)
})
