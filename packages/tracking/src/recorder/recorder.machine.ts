import type { Machine } from '@sitewright/machine'

/** State of a session recorder. */
export type RecorderState = 'idle' | 'fetching' | 'loading' | 'recording' | 'skipped'

/** Events that change the state of a session recorder. */
export type RecorderEvent = 'start' | 'skip' | 'receive' | 'load' | 'fail' | 'stop'

/** A session recorder. After a failure the next page view tries again. */
export const recorderMachine: Machine<RecorderState, RecorderEvent> = {
  initial: 'idle',
  states: {
    idle: { on: { start: 'fetching', skip: 'skipped' } },
    fetching: { on: { receive: 'loading', skip: 'skipped', fail: 'idle', stop: 'idle' } },
    loading: { on: { load: 'recording', fail: 'idle', stop: 'idle' } },
    recording: { on: { stop: 'idle' } },
    skipped: {},
  },
}
