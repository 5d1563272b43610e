import { describe, expect, expectTypeOf, test, vi } from 'vitest'
import { defineForm } from '../index.ts'
import { openForm } from '../test-support/form.test-support.ts'
import { watch, watchFields } from './watch.ts'

const order = defineForm({
  id: 'order',
  fields: [
    { id: 'mail', kind: 'email', required: true },
    { id: 'wishes', kind: 'checkbox', options: ['a', 'b'] },
    { id: 'note', kind: 'textarea' },
  ],
})

describe('the answers of some fields', () => {
  test('are followed with one subscription, and with their types', () => {
    const { form } = openForm(order, { values: { mail: 'ada@example.com' } })
    const watched = watch(form, ['mail', 'wishes'])
    expectTypeOf(watched.snapshot()).toEqualTypeOf<{
      readonly mail: string
      readonly wishes: readonly string[]
    }>()
    const listener = vi.fn()
    const cleanup = watched.subscribe(listener)
    const before = watched.snapshot()
    form.field('note').set('Hello')
    expect(listener).not.toHaveBeenCalled()
    expect(watched.snapshot()).toBe(before)
    form.field('wishes').set(['b'])
    expect(listener).toHaveBeenCalledOnce()
    expect(watched.snapshot()).toEqual({ mail: 'ada@example.com', wishes: ['b'] })
    cleanup()
    form.field('mail').set('')
    expect(listener).toHaveBeenCalledOnce()
  })

  test('stay the same when only an error changes', async () => {
    const { form } = openForm(order)
    const watched = watch(form, ['mail'])
    const before = watched.snapshot()
    await form.check()
    expect(form.field('mail').snapshot().error).toBeDefined()
    expect(watched.snapshot()).toBe(before)
  })
})

/** The form of an order with one field fewer, and another one. */
const other = { id: 'order', fields: [...order.fields.slice(0, 2), { id: 'gift', kind: 'text' }] } as const

test('answers that are followed are those of the fields that the form has by then', async () => {
  const { form } = openForm(order, { values: { mail: 'ada@example.com', note: 'Hello' } })
  const watched = watch(form, ['mail', 'note'])
  const listener = vi.fn()
  watched.subscribe(listener)
  form.redefine(other)
  expect(watched.snapshot()).toEqual({ mail: 'ada@example.com' })
  await Promise.resolve()
  expect(listener).toHaveBeenCalledOnce()
  form.field('mail').set('')
  expect(listener).toHaveBeenCalledTimes(2)
})

test('the state of all fields has those that were added, and none that was removed', async () => {
  const { form } = openForm(order)
  const state = watchFields(form)
  const listener = vi.fn()
  const cleanup = state.subscribe(listener)
  form.field('note').set('Hello')
  form.redefine(other)
  expect(state.snapshot().isDirty).toBe(false)
  await Promise.resolve()
  listener.mockClear()
  form.field('gift' as 'note').set('Mug')
  expect(listener).toHaveBeenCalledOnce()
  expect(state.snapshot()).toMatchObject({ isDirty: true, dirtyFields: ['gift'] })
  cleanup()
  form.field('gift' as 'note').set('')
  expect(listener).toHaveBeenCalledOnce()
})

test('the state of all fields says which were changed, left, or are wrong', async () => {
  const { form } = openForm(order, { values: { mail: 'ada@' } })
  const state = watchFields(form)
  expect(state.snapshot()).toEqual({ isDirty: false, dirtyFields: [], touchedFields: [], errors: {} })
  form.field('note').set('Hello')
  form.field('mail').touch()
  expect(await form.check()).toBe(false)
  expect(state.snapshot()).toEqual({
    isDirty: true,
    dirtyFields: ['note'],
    touchedFields: ['mail'],
    errors: { mail: 'Email is not valid. Email addresses should follow the format user@domain.com.' },
  })
  form.field('note').set('')
  expect(state.snapshot().isDirty).toBe(false)
})
