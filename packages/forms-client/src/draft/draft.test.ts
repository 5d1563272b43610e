import { createFakeClock } from '@sitewright/machine/testing'
import { createCookies } from '@sitewright/site/cookies'
import { createStorage } from '@sitewright/site/storage'
import { createCookieJar } from '@sitewright/site/testing'
import { describe, expect, test, vi } from 'vitest'
import { defineForm, type ValuesOf } from '../index.ts'
import { sendTo, type SendOptions } from '../send/send.browser.ts'
import { createGate, openForm } from '../test-support/form.test-support.ts'
import { createDraft, type DraftOptions } from './draft.browser.ts'

const contact = defineForm({
  id: 'contact',
  fields: [
    { id: 'mail', kind: 'email' },
    { id: 'name', kind: 'name' },
    { id: 'secret', kind: 'password' },
    { id: 'source', kind: 'hidden', key: 'q', value: 'site' },
  ],
})

function createMemory(quota = Infinity) {
  const items = new Map<string, string>()
  let now = 0
  const storage = createStorage({
    local: () => ({
      getItem: (key) => items.get(key) ?? null,
      setItem: (key, text) => {
        if (text.length > quota) throw new DOMException('Full.', 'QuotaExceededError')
        items.set(key, text)
      },
      removeItem: (key) => void items.delete(key),
    }),
    cookies: { get: () => undefined, set: () => undefined, remove: () => undefined, areEnabled: () => true },
    now: () => now,
  })
  return { storage, items, pass: (ms: number) => (now += ms) }
}

function open(
  memory = createMemory(),
  options: Partial<DraftOptions> = {},
  definition = contact,
  way: Partial<SendOptions> = {},
) {
  const view = new EventTarget()
  const time = createFakeClock()
  const opened = openForm(definition, way)
  const draft = createDraft(opened.form, { storage: memory.storage, clock: time.clock, view, ...options })
  return { ...opened, draft, view, memory, ...time }
}

describe('a draft', () => {
  test('is saved when the visitor pauses, without secrets', () => {
    const { form, draft, pass, memory } = open()
    draft.start()
    form.setValues({ mail: 'ada@', secret: 'hunter2' })
    pass(499)
    expect(draft.exists()).toBe(false)
    form.setValues({ mail: 'ada@e' })
    pass(499)
    expect(draft.exists()).toBe(false)
    pass(1)
    expect(draft.exists()).toBe(true)
    expect([...memory.items.values()].join()).not.toMatch(/hunter2|site/)
  })

  test('is saved at once when the page is left', () => {
    const { form, draft, view } = open()
    draft.start()
    form.setValues({ mail: 'ada@' })
    view.dispatchEvent(new Event('pagehide'))
    expect(draft.exists()).toBe(true)
  })

  test('goes on with the fields that the form has by then', async () => {
    const { form, draft, pass, memory, view } = open()
    draft.start()
    form.setValues({ mail: 'ada@', name: ['Ada', 'L'] })
    pass(500)
    const fields = [
      { id: 'mail', kind: 'email' },
      { id: 'size', kind: 'select', options: ['S', 'M'] },
    ] as const
    form.redefine({ id: 'contact', fields }, { size: 'S' })
    await Promise.resolve()
    form.setValues({ mail: 'ada@e', size: 'M' } as object)
    view.dispatchEvent(new Event('pagehide'))
    const [text = ''] = memory.items.values()
    expect(JSON.parse(text)).toMatchObject({
      value: { answers: { mail: 'ada@e', name: ['Ada', 'L'], size: 'M' }, first: { mail: '', size: 'S' } },
    })
    form.setValues({ mail: '', size: 'S' } as object)
    expect(draft.restore()).toBe(true)
    expect(form.values()).toEqual({ mail: 'ada@e', size: 'M' })
  })

  test('is gone once the visitor has emptied all fields again', () => {
    const { form, draft, pass } = open()
    draft.start()
    form.setValues({ mail: 'ada@' })
    pass(500)
    form.setValues({ mail: '' })
    pass(500)
    expect(draft.exists()).toBe(false)
  })

  test('is saved at once when it is stopped, and not any more afterwards', () => {
    const { form, draft, memory, pass, view } = open()
    const stop = draft.start()
    form.setValues({ mail: 'ada@' })
    stop()
    form.setValues({ mail: 'grace@' })
    pass(500)
    view.dispatchEvent(new Event('pagehide'))
    const later = open(memory)
    later.draft.restore()
    expect(later.form.values().mail).toBe('ada@')
  })

  test('fills the fields that are still empty', () => {
    const { form, draft, memory } = open()
    const stop = draft.start()
    form.setValues({ mail: 'ada@', name: ['Ada', ''] })
    stop()
    const later = open(memory)
    later.form.setValues({ mail: 'grace@example.com' })
    expect(later.draft.restore()).toBe(true)
    expect(later.form.values()).toMatchObject({ mail: 'grace@example.com', name: ['Ada', ''] })
  })

  test('restores what the visitor has changed or cleared of the answers that a form begins with', () => {
    const definition = defineForm({
      id: 'order',
      fields: [
        { id: 'country', kind: 'select', options: ['US', 'CA'] },
        { id: 'size', kind: 'select', options: ['S', 'M', 'L'] },
        { id: 'letters', kind: 'checkbox', options: ['news'] },
        { id: 'note', kind: 'text' },
      ],
    })
    const begin = (values: Partial<ValuesOf<typeof definition>>, memory = createMemory()) => {
      const { form } = openForm(definition, { values })
      return { form, memory, draft: createDraft(form, { storage: memory.storage, view: new EventTarget() }) }
    }
    const { form, draft, memory } = begin({ country: 'US', size: 'S', letters: ['news'] })
    const stop = draft.start()
    form.setValues({ country: 'CA', size: 'M', letters: [], note: 'typed' })
    stop()
    const later = begin({ country: 'US', size: 'L', letters: ['news'] }, memory)
    later.draft.restore()
    // The size of the page is another one than the visitor changed.
    expect(later.form.values()).toEqual({ country: 'CA', size: 'L', letters: [], note: 'typed' })
  })

  test('that a full storage does not take leaves the one before it', () => {
    const { memory, form, draft, pass } = open(createMemory(200))
    draft.start()
    form.setValues({ mail: 'ada@example.com' })
    pass(500)
    form.setValues({ name: ['x'.repeat(300), ''] })
    pass(500)
    const later = open(memory)
    expect(later.draft.restore()).toBe(true)
    expect(later.form.values().mail).toBe('ada@example.com')
  })

  test('has a name of its own for each page that gives one', () => {
    const { form, draft, memory } = open(undefined, { name: '/mug' })
    const stop = draft.start()
    form.setValues({ mail: 'ada@' })
    stop()
    expect(open(memory, { name: '/bowl' }).draft.exists()).toBe(false)
    expect(open(memory, { name: '/mug' }).draft.exists()).toBe(true)
  })

  test('is cleared after a submission, and stays after one that failed', async () => {
    const { form, draft, server, pass } = open()
    draft.start()
    form.setValues({ mail: 'ada@example.com' })
    pass(500)
    server.use('serverError', 'saveForm')
    await form.submit()
    expect(draft.exists()).toBe(true)
    server.use('success', 'saveForm')
    await form.submit()
    expect(draft.exists()).toBe(false)
  })

  test('is not saved after a submission, though the visitor had typed just before', async () => {
    const { form, draft, pass, view } = open()
    draft.start()
    form.setValues({ mail: 'ada@example.com' })
    await form.submit()
    pass(500)
    view.dispatchEvent(new Event('pagehide'))
    expect(draft.exists()).toBe(false)
  })

  test.each(['draft', 'form'] as const)(
    'that is left while its form saves goes once that is saved, if the %s is stopped first',
    async (first) => {
      const { opened, open: answer } = createGate()
      const save = sendTo(() => opened)
      const { form, draft, memory, pass } = open(undefined, undefined, undefined, save)
      const stops = { draft: draft.start(), form: form.start() }
      form.setValues({ mail: 'ada@example.com' })
      pass(500)
      const submitted = form.submit()
      await vi.waitFor(() => expect(form.snapshot().state).toBe('saving'))
      stops[first]()
      stops[first === 'draft' ? 'form' : 'draft']()
      await submitted
      form.setValues({ mail: 'ada@example.org' })
      pass(500)
      expect(draft.exists()).toBe(true)
      answer(undefined)
      await vi.waitFor(() => expect(memory.items.size).toBe(0))
    },
  )

  test('that was typed after its form was left stays when that is saved', async () => {
    const { opened, open: answer } = createGate()
    const left = open(
      undefined,
      undefined,
      undefined,
      sendTo(() => opened),
    )
    const stop = left.draft.start()
    const leave = left.form.start()
    left.form.setValues({ mail: 'ada@example.com' })
    void left.form.submit()
    await vi.waitFor(() => expect(left.form.snapshot().state).toBe('saving'))
    stop()
    leave()
    const later = open(left.memory)
    later.draft.start()
    later.form.setValues({ mail: 'grace@example.com' })
    later.pass(500)
    answer(undefined)
    await vi.waitFor(() => expect(left.notices.at(-1)?.kind).toBe('submit-success'))
    expect(later.draft.exists()).toBe(true)
  })

  test('that was stopped after a submission that failed stays as the next one succeeds', async () => {
    const { form, draft, server, pass } = open()
    const stop = draft.start()
    form.setValues({ mail: 'ada@example.com' })
    pass(500)
    server.use('serverError', 'saveForm')
    await form.submit()
    stop()
    server.use('success', 'saveForm')
    await form.submit()
    expect(draft.exists()).toBe(true)
  })

  test('expires after a week', () => {
    const { form, draft, memory } = open()
    const stop = draft.start()
    form.setValues({ mail: 'ada@' })
    stop()
    memory.pass(7 * 24 * 60 * 60 * 1000 - 1)
    expect(draft.exists()).toBe(true)
    memory.pass(1)
    expect(draft.exists()).toBe(false)
  })

  test('restores what still fits after the fields of its form have changed', () => {
    const { form, draft, memory } = open()
    const stop = draft.start()
    form.setValues({ mail: 'ada@', name: ['Ada', 'Lovelace'] })
    stop()
    const changed = defineForm({
      id: 'contact',
      fields: [
        { id: 'mail', kind: 'text' },
        { id: 'more', kind: 'text' },
      ],
    })
    const later = open(memory, {}, changed as unknown as typeof contact)
    expect(later.draft.restore()).toBe(true)
    expect(later.form.values()).toEqual({ mail: 'ada@', more: '' })
  })

  test('keeps the answers of fields that the form of another page lacks', () => {
    const { form, draft, memory } = open()
    const stop = draft.start()
    form.setValues({ mail: 'ada@', name: ['Ada', 'Lovelace'] })
    stop()
    const short = defineForm({ id: 'contact', fields: [{ id: 'mail', kind: 'email' }] })
    const other = open(memory, {}, short as unknown as typeof contact)
    const stopOther = other.draft.start()
    other.form.setValues({ mail: 'grace@' })
    stopOther()
    const later = open(memory)
    later.draft.restore()
    expect(later.form.values()).toMatchObject({ mail: 'grace@', name: ['Ada', 'Lovelace'] })
  })

  test('of another shape is ignored', () => {
    const { form, draft, memory } = open()
    const stop = draft.start()
    form.setValues({ mail: 'ada@' })
    stop()
    for (const key of memory.items.keys()) {
      memory.items.set(key, '{"value":{"answers":{"mail":{"a":{}},"name":7,"gone":"x"},"first":{}}}')
    }
    const later = open(memory)
    expect(later.draft.restore()).toBe(true)
    expect(later.form.values()).toMatchObject({ mail: '', name: ['7'] })
    for (const key of memory.items.keys()) memory.items.set(key, '{"value":{"answers":7}}')
    expect([later.draft.exists(), later.draft.restore()]).toEqual([false, false])
  })
})

describe('the draft of a site user', () => {
  const as = (user: { id: string }, memory = createMemory()) => open(memory, { userId: () => user.id })
  const type = ({ form, draft, pass }: ReturnType<typeof open>, mail: string): void => {
    draft.start()
    form.setValues({ mail })
    pass(500)
  }
  const restored = (opened: ReturnType<typeof open>) => [opened.draft.restore(), opened.form.values().mail]

  test('is shown to nobody else, and to the same user again', () => {
    const memory = createMemory()
    type(as({ id: 'ada' }, memory), 'ada@example.com')
    expect(restored(as({ id: 'grace' }, memory))).toEqual([false, ''])
    expect(restored(as({ id: '' }, memory))).toEqual([false, ''])
    type(as({ id: 'grace' }, memory), 'grace@example.com')
    expect(restored(as({ id: 'ada' }, memory))).toEqual([true, 'ada@example.com'])
  })

  test('stays that of the user who began it, also if they sign out before it is saved', () => {
    const memory = createMemory()
    const user = { id: 'ada' }
    const opened = as(user, memory)
    opened.draft.start()
    opened.form.setValues({ mail: 'ada@example.com' })
    user.id = ''
    opened.view.dispatchEvent(new Event('pagehide'))
    expect(restored(as({ id: '' }, memory))).toEqual([false, ''])
  })

  test('may have been begun before they signed in, and is theirs alone from then on', () => {
    const memory = createMemory()
    type(as({ id: '' }, memory), 'ada@')
    const signedIn = as({ id: 'ada' }, memory)
    expect(restored(signedIn)).toEqual([true, 'ada@'])
    type(signedIn, 'ada@example.com')
    expect(restored(as({ id: '' }, memory))).toEqual([false, ''])
    expect(restored(as({ id: 'ada' }, memory))).toEqual([true, 'ada@example.com'])
  })

  test('is gone with its submission', async () => {
    const memory = createMemory()
    const opened = as({ id: 'ada' }, memory)
    type(opened, 'ada@example.com')
    await opened.form.submit()
    expect(memory.items.size).toBe(0)
  })
})

test('a draft is in no cookie, where there is no local storage', () => {
  const jar = createCookieJar()
  const storage = createStorage({ local: () => raise(), cookies: createCookies(jar) })
  const { draft, form, pass } = open({ ...createMemory(), storage })
  draft.start()
  form.setValues({ mail: 'ada@' })
  pass(500)
  expect(jar.cookie).toBe('')
})

function raise(): never {
  throw new DOMException('Blocked.', 'SecurityError')
}
