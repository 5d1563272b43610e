import { expect, test } from 'vitest'
import { advance, readEntries, readEntry, type OutboxEntry } from './entry.ts'

const isBody = (body: unknown): body is string => typeof body === 'string'
const entry: OutboxEntry<string> = {
  id: 'a',
  key: '',
  body: 'text',
  addedAt: 1000,
  bytes: 4,
  state: 'waiting',
}

test.each([
  ['waiting', 'send', 'sending'],
  ['waiting', 'end', 'ended'],
  ['waiting', 'wait', 'waiting'],
  ['waiting', 'doubt', 'waiting'],
  ['sending', 'wait', 'waiting'],
  ['sending', 'doubt', 'unknown'],
  ['sending', 'end', 'ended'],
  ['sending', 'send', 'sending'],
  ['unknown', 'wait', 'waiting'],
  ['unknown', 'end', 'ended'],
  ['unknown', 'send', 'unknown'],
  ['unknown', 'doubt', 'unknown'],
  ['ended', 'wait', 'ended'],
  ['ended', 'send', 'ended'],
] as const)('an entry that is %s is, after %s, %s', (state, event, then) => {
  expect(advance({ ...entry, state }, event)).toEqual({ ...entry, state: then })
})

test.each(['waiting', 'sending', 'unknown'])(
  'an entry that is %s is read, without more than it has',
  (state) => {
    expect(readEntry({ ...entry, state, more: 1 }, isBody)).toEqual({ ...entry, state })
  },
)

test.each([
  [{ id: 1 }],
  [{ key: undefined }],
  [{ body: 1 }],
  [{ addedAt: '1' }],
  [{ addedAt: Number.NaN }],
  [{ bytes: Infinity }],
  [{ state: 'ended' }],
  [{ state: 'constructor' }],
  [{ state: undefined }],
])('what has %j is no entry', (change) => {
  expect(readEntry({ ...entry, ...change }, isBody)).toBeUndefined()
})

test('what is no entry is left out of a list, and what is no list is empty', () => {
  expect(readEntries([entry, null, 'text', [], {}], isBody)).toEqual([entry])
  expect(readEntries({ 0: entry }, isBody)).toEqual([])
  expect(readEntries(undefined, isBody)).toEqual([])
})
