import { describe, expect, test, vi } from 'vitest'
import { fileMessages, sharedMessages } from '../messages.ts'
import { event, press } from '../part/press.test-support.ts'
import { actionFailureText, connectFileManager, fileFacts } from './file-manager.connect.ts'
import type { FileManagerSnapshot, UploadItem } from './file-manager.ts'

const messages = { ...sharedMessages, ...fileMessages }
const texts = { id: 'files', messages, locale: 'en', maxBytes: 1_000_000 }
const files = ['a', 'b', 'c', 'd'].map((id) => ({ id, name: `${id}.png` }))
const empty: FileManagerSnapshot = {
  files,
  status: 'success',
  hasMore: false,
  uploads: [],
  actions: {},
  selectedId: 'b',
  isRenaming: false,
}

function connect(view: Partial<FileManagerSnapshot> = {}, isRtl = false) {
  const api = {
    select: vi.fn(),
    choose: vi.fn(),
    startRename: vi.fn(),
    askDelete: vi.fn(),
    focus: vi.fn(),
    uploads: { cancel: vi.fn(), retry: vi.fn(), dismiss: vi.fn() },
    columns: () => 2,
    isRtl: () => isRtl,
  }
  return { api, ...connectFileManager({ ...empty, ...view }, api, texts) }
}

describe('the list of files', () => {
  // spec: EDT-012
  test('is a list box of which one option is a stop of the keyboard', () => {
    const { root, list, option } = connect({
      actions: { a: { status: 'pending', about: { kind: 'rename' } } },
    })
    expect(root).toEqual({ 'data-editor': 'files', 'data-state': 'success' })
    expect(list).toMatchObject({
      'data-editor': 'file-list',
      id: 'files-list',
      role: 'listbox',
      'aria-label': 'Existing files',
      'aria-busy': false,
    })
    expect(connect({ status: 'pending' }).list['aria-busy']).toBe(true)
    expect(files.slice(0, 2).map(option)).toMatchObject([
      {
        'data-editor': 'file',
        'data-state': 'pending',
        role: 'option',
        'aria-selected': false,
        tabIndex: -1,
      },
      { 'data-state': undefined, 'aria-selected': true, tabIndex: 0 },
    ])
    expect(
      files.map((file, index) => connect({ selectedId: undefined }).option(file, index).tabIndex),
    ).toEqual([0, -1, -1, -1])
  })

  test('selects on a press and with the focus, and chooses on a double press', () => {
    const { option, api, thumbnail } = connect()
    const { onClick, onFocus, onDoubleClick } = option(files[2]!, 2)
    for (const handle of [onClick, onFocus]) handle?.(event())
    expect(api.select.mock.calls).toEqual([['c'], ['c']])
    onDoubleClick?.(event())
    expect(api.choose.mock.calls).toEqual([['c']])
    expect(thumbnail({ ...files[0]!, thumbnailUrl: '/a.png' })).toEqual({
      src: '/a.png',
      alt: '',
      loading: 'lazy',
    })
    expect(thumbnail(files[0]!).src).toBe('')
  })

  test.each([
    ['ArrowLeft', false, 'a', 0],
    ['ArrowLeft', true, 'b', 1],
    ['ArrowDown', false, 'd', 3],
    ['Home', false, 'a', 0],
    ['End', false, 'd', 3],
  ])('the key %s (right to left: %s) leads to %s', (key, isRtl, id, index) => {
    const { list, api } = connect({}, isRtl)
    expect(press(list, key).isTaken).toBe(true)
    expect(api.select.mock.calls).toEqual([[id]])
    expect(api.focus.mock.calls).toEqual([['element', index]])
  })

  test.each([
    ['Enter', 'choose'],
    ['F2', 'startRename'],
    ['Delete', 'askDelete'],
  ] as const)('the key %s is for the selected file', (key, name) => {
    const { list, api } = connect()
    expect(press(list, key).isTaken).toBe(true)
    expect(api[name].mock.calls).toEqual([['b']])
    expect(press(connect({ selectedId: undefined }).list, key).isTaken).toBe(false)
  })

  test('leaves other keys to the browser', () => {
    expect(press(connect().list, 'a').isTaken).toBe(false)
    expect(press(connect({ files: [] }).list, 'Home').isTaken).toBe(false)
  })
})

const item: UploadItem = {
  id: 'up',
  fileName: 'rye.png',
  size: 48_000,
  state: 'uploading',
  progress: 0.5,
  failure: undefined,
  replaces: undefined,
}

describe('an upload', () => {
  test('names its file in its buttons', () => {
    const { upload, api } = connect()
    const { root, cancel, retry, dismiss } = upload(item)
    expect(root).toEqual({ 'data-editor': 'upload', 'data-state': 'uploading' })
    expect([cancel, retry, dismiss]).toMatchObject([
      { type: 'button', 'aria-label': 'Cancel rye.png' },
      { type: 'button', 'aria-label': 'Retry rye.png' },
      { type: 'button', 'aria-label': 'Dismiss rye.png' },
    ])
    for (const { onClick } of [cancel, retry, dismiss]) onClick?.(event())
    expect(Object.values(api.uploads).map(({ mock }) => mock.calls)).toEqual([[['up']], [['up']], [['up']]])
  })

  // spec: EDT-027
  test.each([
    ['queued', 'Waiting · 46.9 KB', true],
    ['uploading', 'Uploading · 46.9 KB', true],
    ['cancelling', 'Cancelling · 46.9 KB', true],
    ['processing', 'Processing · 46.9 KB', true],
    ['done', 'Uploaded · 46.9 KB', false],
    ['failed', ' · 46.9 KB', false],
  ] as const)('that is %s is announced as %s', (state, children, isActive) => {
    const attributes = connect().upload({ ...item, state })
    expect(attributes.state).toEqual({ 'data-editor': 'upload-state', role: 'status', children })
    expect(attributes).toMatchObject({
      isActive,
      failure: undefined,
      isRetryable: false,
      isRequestFailure: false,
    })
  })

  test.each([
    ['upload', 'Error uploading', true, true],
    ['cancelled', 'File processing cancelled', true, false],
    ['unsupported', 'The file rye.png does not appear to be a supported file', false, false],
    ['too-large', 'The file rye.png is too large. The maximum allowed file size is 976.6 KB.', false, false],
  ] as const)('that ended as %s says so', (failure, text, isRetryable, isRequestFailure) => {
    const attributes = connect().upload({ ...item, state: 'failed', failure })
    expect(attributes).toMatchObject({ failure: text, isRetryable, isRequestFailure })
    expect(attributes.state.children).toBe('')
  })
})

test('lists the facts that are known of a file', () => {
  const whole = { ...files[0]!, type: 'image/png', size: 2048, addedAt: Date.UTC(2026, 0, 2, 12) }
  expect(fileFacts(whole, texts)).toEqual([
    ['Type', 'image/png'],
    ['Size', '2 KB'],
    ['Added', 'Jan 2, 2026'],
  ])
  expect(fileFacts(files[0]!, texts)).toEqual([])
})

// spec: EDT-086
test('an action that failed has a title and a sentence', () => {
  expect([actionFailureText('rename', messages), actionFailureText('delete', messages)]).toEqual([
    { title: 'Unable to Rename File', text: 'There was a problem while renaming your file.' },
    { title: 'Unable to Delete File', text: 'There was a problem while deleting your file.' },
  ])
})

test.each([[NaN], [Infinity], [null], ['2026-01-02'], [1e20]])(
  'the time and the size %j are not known',
  (stored) => {
    const facts = fileFacts({ ...files[0]!, addedAt: stored as never }, texts)
    expect(facts).toEqual([])
    expect(fileFacts({ ...files[0]!, size: (stored === 1e20 ? -1 : stored) as never }, texts)).toEqual([])
  },
)
