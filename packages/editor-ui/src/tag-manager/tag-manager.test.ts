import { createFakeClock } from '@sitewright/machine/testing'
import { describe, expect, test, vi } from 'vitest'
import { createTagManager, type TagManagerOptions } from './tag-manager.browser.ts'
import type { Tag } from './tag.ts'

const tags: readonly Tag[] = [
  { id: '1', name: 'Bread', count: 3 },
  { id: '2', name: 'Cake', count: 2 },
  { id: '3', name: 'Pie' },
]
const create = (options: Partial<TagManagerOptions> = {}) =>
  createTagManager({
    tags,
    tagType: 'tag',
    create: (name) => Promise.resolve({ id: '9', name }),
    rename: (id, name) => Promise.resolve({ id, name }),
    merge: () => Promise.resolve(),
    remove: () => Promise.resolve(),
    report: () => {},
    ...options,
  })
type Manager = ReturnType<typeof create>
const names = (manager: Manager) => manager.snapshot().tags.map(({ name }) => name)
const no = () => Promise.reject(new Error('no'))

describe('a tag manager', () => {
  test('adds a new tag', async () => {
    const onChange = vi.fn()
    const manager = create({ onChange })
    manager.edit()
    manager.type('  Tart ')
    manager.save()
    await vi.waitFor(() => expect(names(manager)).toEqual(['Bread', 'Cake', 'Pie', 'Tart']))
    expect(manager.snapshot().edit).toBeUndefined()
    expect(onChange).toHaveBeenCalledExactlyOnceWith(manager.snapshot().tags)
  })

  test('sends no name that is the same', () => {
    const rename = vi.fn(no)
    const manager = create({ rename })
    manager.edit('2')
    manager.type(' Cake ')
    manager.save()
    expect(rename).not.toHaveBeenCalled()
    expect(manager.snapshot().edit).toBeUndefined()
  })

  test('renames a tag in its place', async () => {
    const manager = create()
    manager.edit('2')
    expect(manager.snapshot().edit?.draft).toBe('Cake')
    manager.type('Cakes')
    manager.save()
    await vi.waitFor(() => expect(names(manager)).toEqual(['Bread', 'Cakes', 'Pie']))
  })

  test('keeps what the answer to a new name leaves out', async () => {
    const manager = create()
    manager.edit('2')
    manager.type('Cakes')
    manager.save()
    await vi.waitFor(() => expect(manager.snapshot().tags[1]).toEqual({ id: '2', name: 'Cakes', count: 2 }))
  })

  test('sends no name that is wrong', () => {
    const rename = vi.fn(no)
    const manager = create({ rename })
    manager.edit('2')
    manager.type('bread')
    manager.save()
    expect(manager.snapshot().edit?.problem).toBe('exists')
    manager.type('breads')
    expect(manager.snapshot().edit?.problem).toBeUndefined()
    expect(rename).not.toHaveBeenCalled()
  })

  test('edits one tag at a time', () => {
    const manager = create()
    manager.edit('1')
    manager.type('Rolls')
    manager.edit('2')
    expect(manager.snapshot()).toMatchObject({ edit: { id: '1', draft: 'Rolls' }, isOneEditNotice: true })
    manager.cancel()
    expect(manager.snapshot()).toMatchObject({ edit: undefined, isOneEditNotice: false })
    manager.edit('2')
    expect(manager.snapshot().edit?.id).toBe('2')
  })

  test('keeps the edit when saving fails, and saves again', async () => {
    let fails = true
    const manager = create({ rename: (id, name) => (fails ? no() : Promise.resolve({ id, name })) })
    manager.edit('1')
    manager.type('Rolls')
    manager.save()
    await vi.waitFor(() => expect(manager.snapshot().requests.save?.status).toBe('failed'))
    expect(manager.snapshot().edit?.draft).toBe('Rolls')
    fails = false
    manager.retry('save')
    await vi.waitFor(() => expect(names(manager)[0]).toBe('Rolls'))
  })

  test('drops the answer of a save that was cancelled', async () => {
    let answer: (tag: Tag) => void = () => {}
    const manager = create({ rename: () => new Promise((resolve) => (answer = resolve)) })
    manager.edit('1')
    manager.type('Rolls')
    manager.save()
    await vi.waitFor(() => expect(manager.snapshot().requests.save?.status).toBe('pending'))
    manager.cancel()
    answer({ id: '1', name: 'Rolls' })
    await Promise.resolve()
    expect(names(manager)[0]).toBe('Bread')
  })

  test('sends a name once, however often Enter is pressed, and takes no letters meanwhile', async () => {
    const sent = vi.fn(() => new Promise<Tag>(() => {}))
    const manager = create({ create: sent })
    manager.edit()
    manager.type('Tart')
    manager.save()
    manager.save()
    manager.type('Tarts')
    await vi.waitFor(() => expect(sent).toHaveBeenCalled())
    expect(sent).toHaveBeenCalledOnce()
    expect(manager.snapshot().edit?.draft).toBe('Tart')
  })

  test('forgets that a name could not be saved when another one is typed', async () => {
    const manager = create({ create: no })
    manager.edit()
    manager.type('Tart')
    manager.save()
    await vi.waitFor(() => expect(manager.snapshot().requests.save?.status).toBe('failed'))
    manager.type('Tarts')
    expect(manager.snapshot().requests.save).toBeUndefined()
  })

  test('holds a new tag once that its caller has added meanwhile', async () => {
    const tart = { id: '9', name: 'Tart' }
    const manager = create({
      create: () => {
        manager.setTags([...tags, tart])
        return Promise.resolve(tart)
      },
    })
    manager.edit()
    manager.type('Tart')
    manager.save()
    await vi.waitFor(() => expect(manager.snapshot().edit).toBeUndefined())
    expect(names(manager)).toEqual(['Bread', 'Cake', 'Pie', 'Tart'])
  })

  test.each(['removed', 'replaced', 'merged'])('ends the edit of a tag that is %s', async (how) => {
    const manager = create()
    manager.edit('1')
    if (how === 'removed') manager.remove('1')
    else if (how === 'replaced') manager.setTags(tags.slice(1))
    else {
      manager.toggle('1')
      manager.toggle('2')
      manager.merge('2')
    }
    await vi.waitFor(() => expect(manager.snapshot().edit).toBeUndefined())
  })

  test('merges the selected tags into one', async () => {
    const merge = vi.fn(() => Promise.resolve())
    const manager = create({ merge })
    manager.toggle('1')
    manager.toggle('2')
    manager.toggle('3')
    manager.toggle('3')
    manager.merge('2')
    await vi.waitFor(() => expect(names(manager)).toEqual(['Cake', 'Pie']))
    expect(merge).toHaveBeenCalledExactlyOnceWith(['1', '2'], '2', expect.any(AbortSignal))
    expect(manager.snapshot().selectedIds).toEqual([])
  })

  test('forgets that tags could not be merged when others are selected', async () => {
    const merge = vi.fn(no)
    const manager = create({ merge })
    for (const change of [() => manager.toggle('3'), () => manager.setTags(tags.slice(0, 2))]) {
      manager.merge('2')
      await vi.waitFor(() => expect(manager.snapshot().requests.merge?.status).toBe('failed'))
      change()
      expect(manager.snapshot().requests.merge).toBeUndefined()
    }
    manager.retry('merge')
    expect(merge).toHaveBeenCalledTimes(2)
  })

  test('goes on with a merge while others are selected, and shows its failure until it is forgotten', async () => {
    const manager = create({ merge: no })
    manager.merge('2')
    manager.toggle('3')
    manager.dismiss('merge')
    expect(manager.snapshot().requests.merge?.status).toBe('pending')
    await vi.waitFor(() => expect(manager.snapshot().requests.merge?.status).toBe('failed'))
    manager.setTags(tags.map((tag) => ({ ...tag })))
    expect(manager.snapshot().requests.merge?.status).toBe('failed')
    manager.dismiss('merge')
    expect(manager.snapshot().requests.merge).toBeUndefined()
  })

  test('removes tags, one of which fails while another is under way', async () => {
    const answers = new Map<string, () => void>()
    const manager = create({
      remove: (id) => (id === '1' ? no() : new Promise<void>((resolve) => answers.set(id, resolve))),
    })
    manager.remove('2')
    manager.remove('1')
    await vi.waitFor(() => expect(manager.snapshot().requests['remove:1']?.status).toBe('failed'))
    expect(manager.snapshot().requests['remove:2']?.status).toBe('pending')
    answers.get('2')?.()
    await vi.waitFor(() => expect(names(manager)).toEqual(['Bread', 'Pie']))
  })

  test('removes a tag whose id is the name of another request', async () => {
    const manager = create({
      tags: [{ id: 'save', name: 'Save the date' }],
      remove: () => new Promise(() => {}),
    })
    manager.edit()
    manager.remove('save')
    manager.type('Rolls')
    expect(manager.snapshot().edit?.draft).toBe('Rolls')
    expect(manager.snapshot().requests['remove:save']?.status).toBe('pending')
    manager.save()
    await vi.waitFor(() => expect(manager.snapshot().edit).toBeUndefined())
    expect(manager.snapshot().requests['remove:save']?.status).toBe('pending')
  })

  test.each(['remove', 'merge'] as const)(
    'sends a request to %s once while it is under way',
    async (kind) => {
      const request = vi.fn(() => new Promise(() => {}))
      const manager = create({ [kind]: request })
      manager.toggle('1')
      for (const id of ['1', '1']) manager[kind](id)
      await vi.waitFor(() => expect(request).toHaveBeenCalled())
      expect(request).toHaveBeenCalledOnce()
    },
  )

  test('keeps what is selected while others are merged', async () => {
    let answer = () => {}
    const manager = create({ merge: () => new Promise<void>((resolve) => (answer = resolve)) })
    manager.toggle('1')
    manager.toggle('2')
    manager.merge('1')
    manager.toggle('3')
    await vi.waitFor(() => {
      answer()
      expect(manager.snapshot().selectedIds).toEqual(['3'])
    })
  })

  test('forgets selected tags that are gone', () => {
    const manager = create()
    manager.toggle('1')
    manager.toggle('2')
    manager.setTags(tags.slice(1))
    expect(manager.snapshot().selectedIds).toEqual(['2'])
  })

  test.each(['save', 'merge', 'remove:1'])('has failed to %s when the answer never comes', async (key) => {
    const { clock, pass } = createFakeClock()
    const never = () => new Promise<never>(() => {})
    const manager = create({ clock, rename: never, merge: never, remove: never })
    manager.edit('1')
    manager.type('Rolls')
    manager.save()
    manager.merge('2')
    manager.remove('1')
    pass(59_999)
    expect(manager.snapshot().requests[key]?.status).toBe('pending')
    pass(1)
    await vi.waitFor(() => expect(manager.snapshot().requests[key]?.status).toBe('failed'))
    manager.retry(key)
    expect(manager.snapshot().requests[key]?.status).toBe('pending')
    expect(names(manager)).toEqual(['Bread', 'Cake', 'Pie'])
  })

  test('aborts its requests when it is stopped', async () => {
    let signal: AbortSignal | undefined
    const manager = create({
      remove: (_id, own) => {
        signal = own
        return new Promise(() => {})
      },
    })
    const stop = manager.start()
    manager.remove('1')
    await vi.waitFor(() => expect(signal).toBeDefined())
    stop()
    expect(signal?.aborted).toBe(true)
  })
})

test.each([['<html>'], [{}], [{ id: '9' }], [{ name: 'Tart' }]])(
  'the answer %j is no tag: the new name waits for another try',
  async (answer) => {
    const stored = vi.fn<TagManagerOptions['create']>().mockResolvedValueOnce(answer as never)
    stored.mockResolvedValue({ id: '9', name: 'Tart' })
    const manager = create({ create: stored })
    manager.edit()
    manager.type('Tart')
    manager.save()
    await vi.waitFor(() => expect(manager.snapshot().requests.save?.status).toBe('failed'))
    expect(names(manager)).toEqual(['Bread', 'Cake', 'Pie'])
    manager.retry('save')
    await vi.waitFor(() => expect(names(manager)).toEqual(['Bread', 'Cake', 'Pie', 'Tart']))
  },
)
