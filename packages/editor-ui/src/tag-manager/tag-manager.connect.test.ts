import { expect, test, vi } from 'vitest'
import { sharedMessages, tagMessages } from '../messages.ts'
import { event, press } from '../part/press.test-support.ts'
import { connectTagManager } from './tag-manager.connect.ts'
import { shownTags, type TagManagerSnapshot } from './tag-manager.ts'
import type { TagType } from './tag.ts'

const bread = { id: 'b', name: 'Bread' }
const cake = { id: 'c', name: 'Cake' }
const empty: TagManagerSnapshot = {
  tags: [bread, cake],
  search: '',
  edit: undefined,
  isOneEditNotice: false,
  selectedIds: ['b'],
  requests: {},
}

function connect(view: Partial<TagManagerSnapshot> = {}, tagType: TagType = 'tag') {
  const api = {
    search: vi.fn(),
    edit: vi.fn(),
    type: vi.fn(),
    save: vi.fn(),
    cancel: vi.fn(),
    toggle: vi.fn(),
    remove: vi.fn(),
  }
  const messages = { ...sharedMessages, ...tagMessages }
  return {
    api,
    ...connectTagManager({ ...empty, ...view }, api, { id: 'tags', tagType, messages, locale: 'en' }),
  }
}

test('the manager and its list have the name of what they hold', () => {
  const { root, list, create, filter } = connect()
  expect(root).toMatchObject({ 'data-editor': 'tags', role: 'group', 'aria-label': 'Tags' })
  expect(list).toEqual({ 'data-editor': 'tag-list', 'aria-label': 'Tags' })
  expect(connect({}, 'category').list['aria-label']).toBe('Categories')
  expect(create).toMatchObject({ id: 'tags-new', type: 'button' })
  expect(filter).toMatchObject({
    type: 'search',
    'data-editor': 'control',
    'aria-label': 'Filter',
    placeholder: 'Filter',
    value: '',
  })
  expect(press(root, 'Enter').isTaken).toBe(true)
})

// spec: EDT-014
test('a filter announces how many tags are left', () => {
  expect(connect().matches).toEqual({ 'data-editor': 'spoken', role: 'status', children: '' })
  expect(connect({ search: 'ca' }).matches.children).toBe('1 of 2')
  const { filter, create, api } = connect()
  filter.onInput?.(event('br'))
  expect(api.search.mock.calls).toEqual([['br']])
  create.onClick?.(event())
  expect(api.edit.mock.calls).toEqual([[]])
})

test('buttons of a tag name it, and one that is removed is busy', () => {
  const { tag, api } = connect({ requests: { 'remove:c': { status: 'pending', about: 'remove' } } })
  const { root, check, edit, remove } = tag(bread)
  expect(root).toMatchObject({ 'data-editor': 'tag', 'data-state': undefined })
  expect(check).toMatchObject({ type: 'checkbox', checked: true, 'aria-label': 'Select Bread' })
  expect(edit).toMatchObject({ id: 'tags-edit-b', type: 'button', 'aria-label': 'Edit Bread' })
  expect(remove).toMatchObject({ type: 'button', 'aria-label': 'Remove Bread', isBusy: false })
  expect(tag(cake)).toMatchObject({
    root: { 'data-state': 'pending' },
    check: { checked: false },
    remove: { isBusy: true },
  })
  check.onChange?.(event())
  edit.onClick?.(event())
  remove.onClick?.(event())
  expect([api.toggle, api.edit, api.remove].map(({ mock }) => mock.calls)).toEqual([
    [['b']],
    [['b']],
    [['b']],
  ])
})

test.each([
  ['Delete', 'remove'],
  ['F2', 'edit'],
] as const)('the key %s in a row is for its tag', (key, name) => {
  const { tag, api } = connect()
  expect(press(tag(cake).root, key).isTaken).toBe(true)
  expect(api[name].mock.calls).toEqual([['c']])
  expect(press(tag(cake).root, 'a').isTaken).toBe(false)
})

test('Delete that is held down removes one tag alone', () => {
  const { tag, api } = connect()
  expect(press(tag(cake).root, 'Delete', { repeat: true }).isTaken).toBe(true)
  expect(api.remove).not.toHaveBeenCalled()
})

test('the field has the name that is edited, and is read-only while it is saved', () => {
  const edit = { id: 'b', draft: 'Brea', problem: undefined }
  const { input, form, save, cancel, problem, api } = connect({ edit })
  expect(input).toMatchObject({ type: 'text', value: 'Brea', readOnly: false })
  expect(connect().input.value).toBe('')
  expect([save, cancel]).toMatchObject([{ type: 'button', isBusy: false }, { type: 'button' }])
  expect(problem).toBeUndefined()
  const saving = connect({ edit, requests: { save: { status: 'pending', about: 'save' } } })
  expect([saving.input.readOnly, saving.save.isBusy]).toEqual([true, true])
  const failed = connect({ edit, requests: { save: { status: 'failed', about: 'save' } } })
  expect([failed.input.readOnly, failed.save.isBusy]).toEqual([false, false])
  input.onInput?.(event('Bread'))
  expect(api.type.mock.calls).toEqual([['Bread']])
  expect(form['data-editor']).toBe('tag-edit')
  press(form, 'Enter')
  cancel.onClick?.(event())
  expect([api.save.mock.calls.length, api.cancel.mock.calls.length]).toEqual([1, 1])
})

// spec: EDT-046 EDT-060 EDT-061
test.each([
  ['tag', 'required', 'Enter a name'],
  ['tag', 'too-long', 'Use at most 50 characters'],
  ['category', 'too-long', 'Use at most 25 characters'],
  ['tag', 'exists', 'This tag already exists'],
  ['category', 'exists', 'This category already exists'],
] as const)('the name of a %s that is %s has the problem "%s"', (tagType, problem, text) => {
  expect(connect({ edit: { id: 'b', draft: '', problem } }, tagType).problem).toBe(text)
})

// spec: EDT-047
test('announces that a second name cannot be edited', () => {
  const notice = { 'data-editor': 'problem', role: 'alert' }
  expect(connect().notice).toEqual({ ...notice, children: '' })
  expect(connect({ isOneEditNotice: true }).notice).toEqual({
    ...notice,
    children: 'You may only edit one tag at a time',
  })
})

test('shows the tags that match, and the one that is edited', () => {
  const edit = { id: 'b', draft: '', problem: undefined }
  expect(shownTags({ ...empty, search: 'ca' })).toEqual([cake])
  const tags = [...empty.tags, { id: 'p', name: 'Pie' }]
  expect(shownTags({ ...empty, tags, search: 'ca', edit })).toEqual([bread, cake])
  expect(shownTags({ ...empty, search: 'ca', edit: { ...edit, id: undefined } })).toEqual([cake])
})
