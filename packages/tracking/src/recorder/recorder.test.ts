import { next } from '@sitewright/machine'
import { expect, test } from 'vitest'
import { recorderMachine, type RecorderEvent, type RecorderState } from './recorder.machine.ts'
import { forceParameter, isMockId, isRecordable, isRecordingId, type RecordingFacts } from './recorder.ts'

const facts: RecordingFacts = {
  country: 'US',
  timeZone: 'America/New_York',
  isEnabled: true,
  variant: 'true',
  cores: 3,
}

test.each<[boolean, Partial<RecordingFacts>]>([
  [true, {}],
  [true, { country: 'JP', timeZone: 'Asia/Tokyo' }],
  [true, { variant: undefined }],
  [false, { country: 'DE' }],
  [false, { country: undefined }],
  [false, { timeZone: 'Europe/Berlin' }],
  [false, { timeZone: 'Asia/Tokyo/America' }],
  [false, { timeZone: '' }],
  [false, { timeZone: undefined }],
  [false, { isEnabled: false }],
  [false, { variant: 'false' }],
  [false, { cores: 2 }],
  [false, { cores: undefined }],
])('a session is recorded: %s, for %j', (isRecorded, changes) => {
  expect(isRecordable({ ...facts, ...changes })).toBe(isRecorded)
})

test('the conditions are overridden by a parameter of the address', () => {
  expect(forceParameter).toBe('force-session-recording')
})

test.each([
  ['mock', true],
  ['Mock-1', true],
  ['recording-mock', false],
  ['', false],
])('%j is the id of no recording: %s', (id, isMock) => {
  expect(isMockId(id)).toBe(isMock)
})

test.each([
  ['recording-1', true],
  ['nullable', true],
  ['null', false],
  ['undefined', false],
  ['', false],
  ['<!doctype html>', false],
  ['a<b', true],
  [7, false],
  [undefined, false],
])('%j identifies a visitor: %s', (id, isId) => {
  expect(isRecordingId(id)).toBe(isId)
})

test.each<[RecorderState, RecorderEvent, RecorderState | undefined]>([
  ['idle', 'start', 'fetching'],
  ['idle', 'skip', 'skipped'],
  ['idle', 'stop', undefined],
  ['fetching', 'receive', 'loading'],
  ['fetching', 'skip', 'skipped'],
  ['fetching', 'fail', 'idle'],
  ['fetching', 'stop', 'idle'],
  ['loading', 'load', 'recording'],
  ['loading', 'fail', 'idle'],
  ['loading', 'stop', 'idle'],
  ['recording', 'stop', 'idle'],
  ['skipped', 'start', undefined],
])('a recorder that is %s and gets %s is then %s', (state, event, to) => {
  expect(next(recorderMachine, state, event)).toBe(to)
  expect(recorderMachine.initial).toBe('idle')
})
