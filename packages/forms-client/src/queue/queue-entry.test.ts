import { describe, expect, test } from 'vitest'
import { readEarlier } from './earlier-queue.ts'
import {
  contentOf,
  hasContent,
  isQueuedForm,
  savedForm,
  shownEntry,
  type KeptForm,
  type QueuedForm,
} from './queue-entry.ts'

const page = { pageTitle: 'Contact', pagePath: '/contact' }
const body: QueuedForm = { formId: 'contact', form: '{}', userId: '', page }

describe('what is stored of a submission', () => {
  test.each([{}, { extraFields: {} }, { sent: { ...page, key: 'key-1' } }, { isSaved: true }])(
    'is read as it was written, also with %j',
    (settings) => {
      expect(isQueuedForm({ ...body, ...settings })).toBe(true)
    },
  )

  test.each([
    { formId: undefined },
    { form: {} },
    { userId: null },
    { page: undefined },
    { page: { pageTitle: 'Contact' } },
    { page: { pageTitle: 7, pagePath: '/contact' } },
    { extraFields: 'x' },
    { sent: 'key-1' },
    { sent: { key: 1 } },
  ])('is left out with %j', (wrong) => {
    expect(isQueuedForm({ ...body, ...wrong })).toBe(false)
  })

  test.each([[undefined], ['x'], [7]])('is left out if it is %j', (raw) => {
    expect(isQueuedForm(raw)).toBe(false)
  })
})

describe('an entry as it is shown', () => {
  const entry: KeptForm = { id: 'a', key: '', addedAt: 1, bytes: 2, state: 'waiting', body }

  test.each([
    ['waiting', 'waiting'],
    ['sending', 'sending'],
    ['unknown', 'attention'],
  ] as const)('that is %s has the status %s', (state, status) => {
    expect(shownEntry({ ...entry, state }, true)).toEqual({ id: 'a', addedAt: 1, ...body, status })
  })

  test('says that it is not stored, and with which fields it is sent', () => {
    const extraFields = { product: 'mug' }
    expect(shownEntry({ ...entry, body: { ...body, extraFields } }, false)).toEqual({
      id: 'a',
      addedAt: 1,
      ...body,
      extraFields,
      status: 'waiting',
      isUnstored: true,
    })
  })
})

describe('the list of an earlier version', () => {
  const entry = { id: 'id-1', status: 'waiting', addedAt: 1, ...body }

  test.each([
    ['waiting', true, {}],
    ['sending', false, {}],
    ['attention', false, {}],
    ['saved', false, { isSaved: true }],
  ])('is read, also with one that is %s', (status, isWaiting, more) => {
    expect(readEarlier([{ ...entry, status }])).toEqual([
      { id: 'id-1', addedAt: 1, isWaiting, body: { ...body, ...more } },
    ])
  })

  test('keeps the fields of a submission', () => {
    const extraFields = { product: 'mug' }
    expect(readEarlier([{ ...entry, extraFields }])).toMatchObject([{ body: { extraFields } }])
  })

  test.each([[undefined], ['x'], [{}], [[7]], [[{ ...entry, id: 7 }]], [[{ ...entry, addedAt: '1' }]]])(
    'has nothing if it is %j',
    (raw) => {
      expect(readEarlier(raw)).toEqual([])
    },
  )

  test('loses only what is malformed', () => {
    expect(readEarlier([{ ...entry, form: 7 }, entry])).toHaveLength(1)
  })
})

// A page of another version, in another tab, may have stored it.
test('the digest of a text is always the same', () => {
  const form = '{"mail":"ada@example.com"}'
  expect(savedForm({ ...body, form, extraFields: undefined })).toEqual({
    ...body,
    form: '3typxsy91l20',
    isSaved: true,
  })
})

test.each([
  [{ form: '{"a":"1"}' }, { form: '{"a":"2"}' }],
  [{ form: '{"a":"12"}' }, { form: '{"a":"21"}' }],
  [
    { form: '{}', extraFields: { a: 1 } },
    { form: '{}', extraFields: { a: 2 } },
  ],
])('what was saved has the digest of %j, and not that of %j', (one, other) => {
  const saved = savedForm({ ...body, ...one, sent: { ...page, key: 'key-1' } })
  expect(JSON.stringify(saved)).not.toContain(JSON.stringify(one.form))
  expect(saved.sent).toBeUndefined()
  expect([contentOf(one), contentOf(other)].map((content) => hasContent(saved, content))).toEqual([
    true,
    false,
  ])
})
