import { createRunner, timers, type Clock } from '@sitewright/machine'
import type { Store } from '@sitewright/machine/store'
import { addressOnPage } from '@sitewright/site/http'
import { isRecord, parseJson } from '@sitewright/site/reader'
import type { ScriptDestination } from '../destination/destination.ts'
import { createFunctionDestination } from '../destination/script.browser.ts'
import { requestTimeoutMs } from '../transport/transport.ts'
import { fetchRecordingIdCall } from './recorder.contract.ts'
import { recorderMachine, type RecorderState } from './recorder.machine.ts'
import { forceParameter, isMockId, isRecordable, isRecordingId, type RecordingFacts } from './recorder.ts'

/** The recording service, once its script is loaded. */
export interface RecordingService {
  /** Names the recording by the id that the server gave it. */
  readonly identify: (id: string) => unknown
  /** Notes an event in the recording. */
  readonly event: (name: string) => unknown
  /** Ends the recording, when the visitor withdraws. */
  readonly stop?: (() => unknown) | undefined
}

/** Settings of `createRecorder`. */
export interface RecorderOptions extends Pick<RecordingFacts, 'country' | 'isEnabled' | 'variant'> {
  /** Loads the script of the service. */
  readonly load: () => Promise<RecordingService>
  /** Fetches the id of the recording. @default GET /api/commerce/fullstory/getId */
  readonly fetchId?: (() => Promise<string>) | undefined
  /** Checks for an id of no recording. @default ids that begin with `mock` */
  readonly isMockId?: ((id: string) => boolean) | undefined
  /** Query parameter that overrides the conditions. @default 'force-session-recording' */
  readonly forceParameter?: string | undefined
  /** Name of the event that begins a recording. @default 'initialization' */
  readonly event?: string | undefined
  /**
   * Time zone of the visitor.
   *
   * @default the browser's
   */
  readonly timeZone?: string | undefined
  /**
   * Number of processor cores.
   *
   * @default the device's
   */
  readonly cores?: number | undefined
  /** Timers; a test gives a fake clock. */
  readonly clock?: Clock | undefined
}

/** A destination that records sessions. It starts at the first page view that the visitor permits. */
export interface Recorder extends ScriptDestination, Store<RecorderState> {}

/**
 * Creates the destination of a service that records sessions. It records those visits whose facts meet its
 * conditions.
 *
 * @example
 * ```ts
 * import { createRecorder } from '@sitewright/tracking/destinations'
 *
 * const recorder = createRecorder({ country: 'US', isEnabled: true, variant: 'true', load: loadRecorder })
 * ```
 */
export function createRecorder(options: RecorderOptions): Recorder {
  const { clock = timers, fetchId = () => fetchRecordingId(clock), event = 'initialization' } = options
  const { subscribe, snapshot, send, start } = createRunner(recorderMachine, { clock })
  let service: RecordingService | undefined
  start()

  const isForced = (): boolean => {
    const value = new URLSearchParams(location.search).get(options.forceParameter ?? forceParameter)
    return value !== null && value !== 'false'
  }

  /** Number of recordings that were begun or withdrawn. */
  let runs = 0

  async function record(isCurrent: () => boolean): Promise<void> {
    if (!isForced() && !isRecordable(factsOf(options))) {
      send('skip')
      return
    }
    send('start')
    const id: unknown = await fetchId()
    // A visitor who withdraws meanwhile is not recorded, and may have begun another recording since.
    if (!isCurrent()) return
    if (!isRecordingId(id)) throw new Error('The answer is no id of a recording.')
    if ((options.isMockId ?? isMockId)(id)) {
      send('skip')
      return
    }
    send('receive')
    const loaded = await options.load()
    if (!isCurrent()) return
    service = loaded
    await loaded.identify(id)
    if (!isCurrent()) return
    await loaded.event(event)
    if (isCurrent()) send('load')
  }

  const destination = createFunctionDestination({
    name: 'recorder',
    accepts: ({ name }) => name === 'PageView' && snapshot() === 'idle',
    send: async () => {
      // Accepted before the page view ahead of it was sent.
      if (snapshot() !== 'idle') return
      const run = (runs += 1)
      const isCurrent = (): boolean => run === runs
      try {
        await record(isCurrent)
      } catch (error) {
        if (isCurrent()) send('fail')
        throw error
      }
    },
    revoke: () => {
      runs += 1
      send('stop')
      service?.stop?.()
      service = undefined
    },
  })
  return { ...destination, subscribe, snapshot }
}

const factsOf = ({ country, isEnabled, variant, timeZone, cores }: RecorderOptions): RecordingFacts => ({
  country,
  isEnabled,
  variant,
  timeZone: timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
  cores: cores ?? navigator.hardwareConcurrency,
})

/** Fetches the id of a recording: JSON text, an object with an `id`, or plain text. */
async function fetchRecordingId(clock: Clock): Promise<string> {
  const aborted = new AbortController()
  const cancelTimeout = clock(() => aborted.abort(), requestTimeoutMs)
  try {
    const { method, path } = fetchRecordingIdCall
    const response = await fetch(addressOnPage(path), { method, signal: aborted.signal })
    const text = await response.text()
    const id = readRecordingId(text)
    if (!response.ok || id === undefined)
      throw new Error(`There is no id of a recording (${response.status}).`)
    return id
  } finally {
    cancelTimeout()
  }
}

function readRecordingId(text: string): string | undefined {
  const read = parseJson(text) ?? text.trim()
  const id = isRecord(read) ? read.id : read
  return typeof id === 'string' ? id : undefined
}
