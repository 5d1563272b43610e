import { describe, expect, test, vi } from 'vitest'
import { defineForm } from '../index.ts'
import { openForm } from '../test-support/form.test-support.ts'

const contact = defineForm({
  id: 'contact',
  fields: [
    { id: 'note', kind: 'text', title: 'Note' },
    { id: 'size', kind: 'select', options: ['S', 'M'] },
  ],
})
const wider = defineForm({
  id: 'contact',
  fields: [
    { id: 'wish', kind: 'text', when: { field: 'note', is: 'Hi' } },
    { id: 'note', kind: 'text', title: 'Remark' },
    { id: 'size', kind: 'checkbox', options: ['S', 'M'] },
  ],
})

describe('a form with another definition', () => {
  test('keeps the answers of fields that stay, and sends those of new ones', async () => {
    const { form, server } = openForm(contact, { values: { note: 'Hi' } })
    form.redefine(wider, { wish: 'A wish' })
    expect(form.definition).toBe(wider)
    expect(form.values()).toEqual({ wish: 'A wish', note: 'Hi', size: [] })
    expect(form.field('note').definition.title).toBe('Remark')
    await form.submit()
    expect(server.state.saved[0]?.answers).toEqual({ wish: 'A wish', note: 'Hi', size: [] })
  })

  test('asks new fields by their condition', () => {
    const { form } = openForm(contact, { values: { note: 'Hello' } })
    form.redefine(wider)
    expect(form.field('wish' as 'note').snapshot().isAsked).toBe(false)
    form.field('note').set('Hi')
    expect(form.field('wish' as 'note').snapshot().isAsked).toBe(true)
  })

  test('goes back to the answers that its fields began with', () => {
    const { form } = openForm(contact, { values: { note: 'Hi' } })
    form.redefine(wider, { wish: 'A wish' })
    form.setValues({ note: 'Bye', wish: 'None' } as object)
    form.reset()
    expect(form.values()).toEqual({ wish: 'A wish', note: 'Hi', size: [] })
  })

  test('tells who shows it soon, and not at once: a component may be rendering', async () => {
    const { form } = openForm(contact)
    const before = form.snapshot()
    const listener = vi.fn()
    form.subscribe(listener)
    form.redefine(wider)
    expect(listener).not.toHaveBeenCalled()
    await Promise.resolve()
    expect(listener).toHaveBeenCalledOnce()
    expect(form.snapshot()).not.toBe(before)
    expect(form.snapshot()).toEqual(before)
  })

  test('has lost the fields that are gone', () => {
    const { form } = openForm(contact)
    form.redefine({ id: 'contact', fields: [] })
    expect(form.values()).toEqual({})
    expect(() => form.field('note')).toThrow("The form has no field with the id 'note'.")
  })

  test('checks its new fields by the rules of the page', async () => {
    const { form } = openForm(contact, { checks: { wish: () => 'No wishes.' } as object })
    form.redefine(wider, { note: 'Hi', wish: 'A wish' })
    form.setValues({ note: 'Hi' })
    await form.submit()
    expect(form.field('wish' as 'note').snapshot().error).toBe('No wishes.')
  })

  test('sends no answer of a field that was added since the press', async () => {
    const { form, server } = openForm(contact, { values: { note: 'Hi' } })
    const submitted = form.submit()
    await Promise.resolve()
    form.redefine(wider)
    await submitted
    expect(server.state.saved[0]?.answers).toEqual({ note: 'Hi', size: '' })
  })
})
