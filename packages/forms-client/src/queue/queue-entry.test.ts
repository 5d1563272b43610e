import { describe, expect, test } from 'vitest'
import { contentOf, hasContent, readEntries, savedEntry } from './queue-entry.ts'

describe('stored entries', () => {
  const entry = {
    id: 'id-1',
    formId: 'contact',
    form: '{}',
    userId: '',
    status: 'waiting',
    addedAt: 1,
    page: { pageTitle: 'Contact', pagePath: '/contact' },
  }

  test.each([{}, { status: 'sending' }, { status: 'attention' }, { status: 'saved' }, { extraFields: {} }])(
    'are read as they were written, also with %j',
    (settings) => {
      expect(readEntries([{ ...entry, ...settings }])).toEqual([{ ...entry, ...settings }])
    },
  )

  test.each([[undefined], ['x'], [{}], [[7]]])('of another shape are left out: %j', (raw) => {
    expect(readEntries(raw)).toEqual([])
  })

  test.each([
    { id: 7 },
    { formId: undefined },
    { form: {} },
    { userId: null },
    { status: 'gone' },
    { addedAt: '1' },
    { page: undefined },
    { page: { pageTitle: 'Contact' } },
    { page: { pageTitle: 7, pagePath: '/contact' } },
    { extraFields: 'x' },
  ])('with %j are left out, and others stay', (wrong) => {
    expect(readEntries([{ ...entry, ...wrong }, entry])).toEqual([entry])
  })
})

// A page of another version, in another tab, may have stored it.
test('the digest of a text is always the same', () => {
  const page = { pageTitle: '', pagePath: '' }
  const form = '{"mail":"ada@example.com"}'
  const entry = { id: 'a', formId: 'f', form, userId: '', status: 'sending', addedAt: 1, page } as const
  expect(savedEntry(entry)).toEqual({ ...entry, form: '3typxsy91l20', status: 'saved' })
})

test.each([
  [{ form: '{"a":"1"}' }, { form: '{"a":"2"}' }],
  [{ form: '{"a":"12"}' }, { form: '{"a":"21"}' }],
  [
    { form: '{}', extraFields: { a: 1 } },
    { form: '{}', extraFields: { a: 2 } },
  ],
])('an entry that was saved has the digest of %j, and not that of %j', (one, other) => {
  const page = { pageTitle: '', pagePath: '' }
  const entry = { id: 'a', formId: 'f', userId: '', status: 'sending', addedAt: 1, page, ...one } as const
  const saved = savedEntry(entry)
  expect(JSON.stringify(saved)).not.toContain(JSON.stringify(one.form))
  expect([contentOf(one), contentOf(other)].map((content) => hasContent(saved, content))).toEqual([
    true,
    false,
  ])
})
