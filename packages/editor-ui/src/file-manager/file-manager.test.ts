import { createFakeClock } from '@sitewright/machine/testing'
import { describe, expect, test, vi } from 'vitest'
import { createFileManager, type FileManagerOptions } from './file-manager.browser.ts'
import type { FilePage, ManagedFile } from './file/managed-file.ts'
import type { UploadAnswer } from './upload/upload.ts'

const stored = (id: string, name = `${id}.png`): ManagedFile => ({ id, name })
const pages: Readonly<Record<string, FilePage>> = {
  '': { files: [stored('a'), stored('b')], nextCursor: 'more' },
  more: { files: [stored('c')] },
}

function create(options: Partial<FileManagerOptions> = {}) {
  const manager = createFileManager({
    load: (cursor = '') => Promise.resolve(pages[cursor]!),
    upload: () => new Promise(() => {}),
    rename: (id, name) => Promise.resolve(stored(id, name)),
    remove: () => Promise.resolve(),
    report: () => {},
    ...options,
  })
  const ids = () => manager.snapshot().files.map(({ id }) => id)
  return { manager, ids }
}
async function loaded(options?: Partial<FileManagerOptions>) {
  const scene = create(options)
  scene.manager.start()
  await vi.waitFor(() => expect(scene.manager.snapshot().status).toBe('success'))
  return scene
}

describe('the list of files', () => {
  // spec: EDT-012
  test('loads more from where the last page ended', async () => {
    const { manager, ids } = await loaded()
    expect(manager.snapshot()).toMatchObject({ hasMore: true })
    manager.loadMore()
    await vi.waitFor(() => expect(ids()).toEqual(['a', 'b', 'c']))
    expect(manager.snapshot().hasMore).toBe(false)
  })

  test.each([null, ''])('ends with a page whose next position is %j', async (nextCursor) => {
    const page = { files: [stored('a')], nextCursor } as FilePage
    const { manager } = await loaded({ load: () => Promise.resolve(page) })
    expect(manager.snapshot().hasMore).toBe(false)
  })

  test('asks for one further page at a time', async () => {
    const load = vi.fn((cursor: string | undefined) => Promise.resolve(pages[cursor ?? '']!))
    const { manager, ids } = await loaded({ load })
    manager.loadMore()
    manager.loadMore()
    await vi.waitFor(() => expect(ids()).toHaveLength(3))
    expect(load).toHaveBeenCalledTimes(2)
  })

  test('keeps its files when a further page fails, and loads that page again', async () => {
    let fails = true
    const { manager, ids } = await loaded({
      load: (cursor = '') =>
        cursor === 'more' && fails ? Promise.reject(new Error('no')) : Promise.resolve(pages[cursor]!),
    })
    manager.loadMore()
    await vi.waitFor(() => expect(manager.snapshot().status).toBe('failed'))
    expect(ids()).toEqual(['a', 'b'])
    fails = false
    manager.retry()
    await vi.waitFor(() => expect(ids()).toEqual(['a', 'b', 'c']))
  })

  test.each([{ error: 'no' }, { files: [{}] }, null])(
    'has failed with an answer that is no page: %j',
    async (answer) => {
      const { manager } = create({ load: () => Promise.resolve(answer as unknown as FilePage) })
      manager.start()
      await vi.waitFor(() => expect(manager.snapshot().status).toBe('failed'))
    },
  )

  test('fails when a load never ends', async () => {
    const { clock, pass } = createFakeClock()
    const { manager } = create({ load: () => new Promise(() => {}), clock })
    manager.start()
    pass(60_000)
    await vi.waitFor(() => expect(manager.snapshot().status).toBe('failed'))
  })

  test('does not show a file again that was deleted while a page was on its way', async () => {
    let answer: (page: FilePage) => void = () => {}
    const { manager, ids } = await loaded()
    const late = create({ load: () => new Promise((resolve) => (answer = resolve)) })
    late.manager.start()
    late.manager.remove('a')
    await vi.waitFor(() => expect(late.manager.snapshot().actions.a).toBeUndefined())
    answer(pages['']!)
    await vi.waitFor(() => expect(late.ids()).toEqual(['b']))
    expect(manager.snapshot().files).toHaveLength(2)
    expect(ids()).toEqual(['a', 'b'])
  })

  test('holds an uploaded file first, and selects it', async () => {
    const { manager, ids } = await loaded({
      upload: () => Promise.resolve({ kind: 'file', file: stored('new') }),
    })
    manager.uploads.add([new File([], 'new.png')])
    await vi.waitFor(() => expect(ids()).toEqual(['new', 'a', 'b']))
    expect(manager.snapshot().selectedId).toBe('new')
  })

  test('holds a file that was stored although its upload was cancelled in its last moment', async () => {
    let answer: (answer: UploadAnswer) => void = () => {}
    const { manager, ids } = await loaded({
      upload: (_file, { onProgress }) => {
        onProgress(1)
        return new Promise((resolve) => (answer = resolve))
      },
    })
    manager.uploads.add([new File([], 'new.png')])
    manager.uploads.cancel('upload-1')
    expect(ids()).toEqual(['a', 'b'])
    answer({ kind: 'file', file: stored('new') })
    await vi.waitFor(() => expect(ids()).toEqual(['new', 'a', 'b']))
    expect(manager.snapshot().uploads[0]?.state).toBe('done')
  })

  test('shows no other file when an upload ends while a file is renamed', async () => {
    const { manager, ids } = await loaded({
      upload: () => Promise.resolve({ kind: 'file', file: stored('new') }),
    })
    manager.startRename('a')
    manager.uploads.add([new File([], 'new.png')])
    await vi.waitFor(() => expect(ids()).toContain('new'))
    expect(manager.snapshot()).toMatchObject({ selectedId: 'a', isRenaming: true })
    manager.select('b')
    expect(manager.snapshot()).toMatchObject({ selectedId: 'b', isRenaming: false })
  })

  test('keeps what was uploaded and renamed while an older list is on its way', async () => {
    let answer: (page: FilePage) => void = () => {}
    const { manager, ids } = create({
      load: () => new Promise((resolve) => (answer = resolve)),
      upload: () => Promise.resolve({ kind: 'file', file: stored('new') }),
    })
    manager.start()
    manager.uploads.add([new File([], 'new.png')])
    manager.rename('a', 'cake.png')
    await vi.waitFor(() => expect(ids()).toEqual(['a', 'new']))
    answer(pages['']!)
    await vi.waitFor(() => expect(ids()).toEqual(['new', 'a', 'b']))
    expect(manager.snapshot().files[1]?.name).toBe('cake.png')
  })

  test('holds a replacement in the place of its file', async () => {
    const { manager, ids } = await loaded({
      upload: () => Promise.resolve({ kind: 'file', file: stored('b', 'new.png') }),
    })
    manager.uploads.replace('b', new File([], 'new.png'))
    await vi.waitFor(() => expect(manager.snapshot().files[1]).toEqual(stored('b', 'new.png')))
    expect(ids()).toEqual(['a', 'b'])
  })
})

describe('an action on a file', () => {
  test('renames it', async () => {
    const { manager } = await loaded()
    manager.rename('a', 'cake.png')
    expect(manager.snapshot().actions.a).toEqual({
      status: 'pending',
      about: { kind: 'rename', name: 'cake.png' },
    })
    await vi.waitFor(() => expect(manager.snapshot().files[0]?.name).toBe('cake.png'))
    expect(manager.snapshot().actions.a).toBeUndefined()
  })

  test('keeps what the answer to a new name leaves out, and nothing of what is replaced', async () => {
    const file: ManagedFile = { ...stored('a'), size: 7, type: 'image/png', thumbnailUrl: '/a' }
    const { manager } = await loaded({
      load: () => Promise.resolve({ files: [file] }),
      upload: () => Promise.resolve({ kind: 'file', file: stored('a', 'new.png') }),
    })
    manager.rename('a', 'cake.png')
    await vi.waitFor(() => expect(manager.snapshot().files).toEqual([{ ...file, name: 'cake.png' }]))
    manager.uploads.replace('a', new File([], 'new.png'))
    await vi.waitFor(() => expect(manager.snapshot().files).toEqual([stored('a', 'new.png')]))
  })

  test('deletes it, and selects its neighbour', async () => {
    const { manager, ids } = await loaded()
    manager.select('b')
    manager.remove('b')
    await vi.waitFor(() => expect(ids()).toEqual(['a']))
    expect(manager.snapshot().selectedId).toBe('a')
  })

  test('keeps the file when it fails, and can be repeated', async () => {
    let fails = true
    const { manager, ids } = await loaded({
      remove: () => (fails ? Promise.reject(new Error('no')) : Promise.resolve()),
    })
    manager.remove('a')
    await vi.waitFor(() =>
      expect(manager.snapshot().actions.a).toEqual({ status: 'failed', about: { kind: 'delete' } }),
    )
    expect(ids()).toEqual(['a', 'b'])
    fails = false
    manager.retryAction('a')
    await vi.waitFor(() => expect(ids()).toEqual(['b']))
  })

  test('is deleted once, however often it is asked', async () => {
    const remove = vi.fn(() => new Promise(() => {}))
    const { manager } = await loaded({ remove })
    manager.remove('a')
    manager.remove('a')
    expect(remove).toHaveBeenCalledOnce()
  })

  test('that is deleted does not come back with its replacement', async () => {
    let signal: AbortSignal | undefined
    const { manager, ids } = await loaded({
      upload: (_file, request) => {
        signal = request.signal
        return new Promise(() => {})
      },
    })
    manager.uploads.replace('a', new File(['x'], 'new.png'))
    await vi.waitFor(() => expect(signal).toBeDefined())
    manager.remove('a')
    await vi.waitFor(() => expect(ids()).toEqual(['b']))
    expect(signal?.aborted).toBe(true)
  })

  test('keeps its name when the answer is no file', async () => {
    const { manager, ids } = await loaded({
      rename: () => Promise.resolve({ error: 'no' } as unknown as ManagedFile),
    })
    manager.rename('a', 'b.png')
    await vi.waitFor(() => expect(manager.snapshot().actions.a?.status).toBe('failed'))
    expect(ids()).toEqual(['a', 'b'])
  })

  test('may fail while another is under way', async () => {
    let answer: (file: ManagedFile) => void = () => {}
    const { manager } = await loaded({
      rename: (id) =>
        id === 'a' ? Promise.reject(new Error('no')) : new Promise((resolve) => (answer = resolve)),
    })
    manager.rename('b', 'b2.png')
    manager.rename('a', 'a2.png')
    await vi.waitFor(() => expect(manager.snapshot().actions.a?.status).toBe('failed'))
    expect(manager.snapshot().actions.b?.status).toBe('pending')
    answer(stored('b', 'b2.png'))
    await vi.waitFor(() => expect(manager.snapshot().files[1]?.name).toBe('b2.png'))
    expect(manager.snapshot().actions.a?.status).toBe('failed')
  })

  test('ends in favour of a later one on the same file', async () => {
    const answers: ((file: ManagedFile) => void)[] = []
    const signals: AbortSignal[] = []
    const { manager } = await loaded({
      rename: (_id, _name, signal) => {
        signals.push(signal)
        return new Promise((resolve) => answers.push(resolve))
      },
    })
    manager.rename('a', 'first.png')
    manager.rename('a', 'second.png')
    expect(signals[0]?.aborted).toBe(true)
    answers[1]!(stored('a', 'second.png'))
    await vi.waitFor(() => expect(manager.snapshot().files[0]?.name).toBe('second.png'))
    answers[0]!(stored('a', 'first.png'))
    await Promise.resolve()
    expect(manager.snapshot().files[0]?.name).toBe('second.png')
  })

  test('is forgotten when its failure is dismissed', async () => {
    const { manager } = await loaded({ rename: () => Promise.reject(new Error('no')) })
    manager.rename('a', 'x')
    await vi.waitFor(() => expect(manager.snapshot().actions.a?.status).toBe('failed'))
    manager.dismissAction('a')
    expect(manager.snapshot().actions.a).toBeUndefined()
  })
})
