import { describe, expect, expectTypeOf, test, vi } from 'vitest'
import { defineForm } from '../index.ts'
import { askedIds, type Field } from '../kind/field.ts'
import { openForm } from '../test-support/form.test-support.ts'
import { createFormCaptcha } from '../testing.ts'

const order = defineForm({
  id: 'order',
  fields: [
    { id: 'mail', kind: 'email', required: true },
    { id: 'wishes', kind: 'checkbox', options: ['a', 'b'] },
    { id: 'name', kind: 'name' },
  ],
})
const values = { mail: 'ada@example.com', wishes: ['a'] } as const

describe('a field', () => {
  test('has the type of its kind', () => {
    const { form } = openForm(order)
    expectTypeOf(form.field('wishes').snapshot().value).toEqualTypeOf<readonly string[]>()
    expectTypeOf(form.field('mail').set).parameter(0).toEqualTypeOf<string>()
  })

  test('begins empty, untouched and open', () => {
    expect(openForm(order).form.field('mail').snapshot()).toEqual({
      value: '',
      problem: undefined,
      error: undefined,
      isAsked: true,
      isDisabled: false,
      isChecking: false,
      isDirty: false,
      isTouched: false,
    })
  })

  test('notifies nobody of an error that is taken off where there was none', () => {
    const { form } = openForm(order)
    const listener = vi.fn()
    form.field('mail').subscribe(listener)
    form.field('mail').setError(undefined)
    expect(listener).not.toHaveBeenCalled()
  })

  test('notifies its own listeners only', () => {
    const { form } = openForm(order)
    const [ofForm, ofMail, ofName] = [vi.fn(), vi.fn(), vi.fn()]
    form.subscribe(ofForm)
    form.field('mail').subscribe(ofMail)
    form.field('name').subscribe(ofName)
    form.field('mail').set('a')
    expect([ofForm, ofMail, ofName].map(({ mock }) => mock.calls.length)).toEqual([0, 1, 0])
  })

  test('ignores an answer of another shape', () => {
    const { form } = openForm(order, { values })
    form.setValues({ mail: { a: {} } as never, gone: 'x' } as never)
    expect(form.values()).toMatchObject(values)
  })

  test('is dirty while its answer differs from the one it began with', () => {
    const { form } = openForm(order, { values })
    const field = form.field('wishes')
    expect(field.snapshot().isDirty).toBe(false)
    field.set(['a', 'b'])
    expect(field.snapshot().isDirty).toBe(true)
    field.set(['a'])
    expect(field.snapshot().isDirty).toBe(false)
  })

  test('is touched once the visitor has left it, until the form is reset', () => {
    const { form } = openForm(order)
    const listener = vi.fn()
    form.field('mail').subscribe(listener)
    form.field('mail').touch()
    form.field('mail').touch()
    expect(listener).toHaveBeenCalledOnce()
    expect(form.field('mail').snapshot().isTouched).toBe(true)
    form.reset()
    expect(form.field('mail').snapshot().isTouched).toBe(false)
  })

  test('shows an error that the host sets, until its answer is another one', () => {
    const { form } = openForm(order, { values })
    const { setError, snapshot, set } = form.field('mail')
    setError('Taken.')
    expect(snapshot()).toMatchObject({ error: 'Taken.', problem: { kind: 'refused', by: 'host' } })
    set('grace@example.com')
    expect(snapshot().error).toBeUndefined()
    setError('Taken.')
    setError(undefined)
    expect(snapshot().error).toBeUndefined()
  })

  test('that is disabled is neither checked nor sent, keeps its answer, and says so once', async () => {
    const { form, server } = openForm(order, { values: { mail: 'ada@', wishes: ['a'] } })
    const field = form.field('mail')
    const listener = vi.fn()
    field.subscribe(listener)
    field.setDisabled(true)
    field.setDisabled(true)
    expect(listener).toHaveBeenCalledOnce()
    expect(await field.check()).toBe(true)
    expect((await form.submit()).ok).toBe(true)
    expect(server.state.saved[0]?.answers).toEqual({ wishes: ['a'], name: ['', ''] })
    expect(form.values().mail).toBe('ada@')
    form.reset({ mail: 'ada@' })
    field.setDisabled(false)
    expect((await form.submit()).ok).toBe(false)
  })

  test('announces no answer that it has already', () => {
    const { form, notices } = openForm(order, { values })
    const listener = vi.fn()
    form.field('wishes').subscribe(listener)
    form.field('wishes').set(['a'])
    expect(listener).not.toHaveBeenCalled()
    expect(notices).toEqual([])
  })

  test('asks for the focus of the skin that shows it', () => {
    const { form, notices } = openForm(order)
    form.focus('mail')
    expect(notices).toEqual([{ kind: 'focus', id: 'mail' }])
  })
})

describe('a reset', () => {
  test('goes back to the first answers, and empties fields without one', async () => {
    const { form, server } = openForm(order, { values })
    form.setValues({ mail: 'ada@', wishes: [], name: ['Ada', 'Lovelace'] })
    await form.submit()
    expect(form.snapshot().problems).toHaveLength(1)
    form.reset()
    expect(form.values()).toEqual({ mail: 'ada@example.com', wishes: ['a'], name: ['', ''] })
    expect(form.field('mail').snapshot()).toMatchObject({ error: undefined, isDirty: false })
    expect(form.snapshot()).toMatchObject({ message: undefined, problems: [] })
    expect((await form.submit()).ok).toBe(true)
    expect(server.state.saved).toHaveLength(1)
  })

  test('to other answers makes those the ones to go back to', () => {
    const { form } = openForm(order, { values })
    form.reset({ mail: 'grace@example.com' })
    expect(form.values()).toEqual({ mail: 'grace@example.com', wishes: [], name: ['', ''] })
    expect(form.field('mail').snapshot().isDirty).toBe(false)
    form.setValues({ mail: '' })
    form.reset()
    expect(form.values().mail).toBe('grace@example.com')
  })

  test('of a form that has sent nothing leaves its captcha as it is', () => {
    const captcha = createFormCaptcha()
    const { form } = openForm(order, { values, captcha })
    form.reset()
    form.restore()
    expect(captcha.resets()).toBe(0)
  })

  test('tells of each answer that it changes', () => {
    const { form, notices } = openForm(order, { values })
    form.field('mail').set('')
    notices.length = 0
    form.reset()
    expect(notices).toEqual([{ kind: 'change', id: 'mail' }])
  })
})

describe('a condition', () => {
  const chain = defineForm({
    id: 'chain',
    fields: [
      { id: 'a', kind: 'radio', options: ['y', 'n'] },
      { id: 'b', kind: 'radio', options: ['y', 'n'], when: { field: 'a', is: 'y' } },
      { id: 'c', kind: 'email', required: true, when: { field: 'b', is: 'y' } },
    ],
  })

  test('on a field that is not asked is not met, whatever its kept answer', async () => {
    const { form, server } = openForm(chain, { values: { a: 'y', b: 'y' } })
    expect(form.field('c').snapshot().isAsked).toBe(true)
    form.field('a').set('n')
    expect(['b', 'c'].map((id) => form.field(id as 'b').snapshot().isAsked)).toEqual([false, false])
    expect(await form.submit()).toEqual({ ok: true, value: { a: 'n', b: '', c: '' } })
    expect(server.state.saved[0]?.answers).toEqual({ a: 'n' })
    form.reset({ a: 'y', b: 'y' })
    expect(form.field('c').snapshot().isAsked).toBe(true)
  })

  test('that stays met, or unmet, notifies nobody', () => {
    const { form } = openForm(chain, { values: { a: 'n' } })
    const listener = vi.fn()
    form.field('b').subscribe(listener)
    form.field('a').set('')
    expect(listener).not.toHaveBeenCalled()
    form.field('a').set('y')
    expect(listener).toHaveBeenCalledOnce()
  })

  test('of two fields on each other ends', () => {
    const circle = defineForm({
      id: 'circle',
      fields: [
        { id: 'a', kind: 'text', when: { field: 'b', is: 'x' } },
        { id: 'b', kind: 'text', when: { field: 'a', is: 'x' } },
      ],
    })
    const { form } = openForm(circle, { values: { a: 'x', b: 'x' } })
    const asked = () => [form.field('a'), form.field('b')].map(({ snapshot }) => snapshot().isAsked)
    expect(asked()).toEqual([true, true])
    form.field('a').set('')
    expect(asked()).toEqual([false, false])
  })

  test.each(['gone', 'a'])('on %j, which is no other field, is refused', (field) => {
    expect(() =>
      defineForm({ id: 'f', fields: [{ id: 'a', kind: 'text', when: { field, is: 'x' } }] }),
    ).toThrow(`'a' depends on '${field}', which is no other field of the form.`)
  })
})

describe('a field on which others depend', () => {
  const text = (id: string, of?: string, is: string | string[] = 'a'): Field => ({
    id,
    kind: 'text',
    ...(of !== undefined && { when: { field: of, is } }),
  })

  test.each([10, 1000])('asks those with a condition again, and no other of %i fields', (count) => {
    const read = new Set<string>()
    const fields = Array.from({ length: count }, (_, at) => text(`f${at}`))
    const noted = [...fields, text('first'), text('second', 'first'), text('third', 'second')].map(
      (field): Field =>
        new Proxy(field, {
          get: (target, key): unknown => {
            read.add(target.id)
            return Reflect.get(target, key)
          },
        }),
    )
    const { form } = openForm({ id: 'long', fields: noted })
    const isAsked = (id: string): boolean => form.field(id).snapshot().isAsked
    read.clear()
    form.field('first').set('a')
    expect([...read].toSorted()).toEqual(['first', 'second', 'third'])
    expect([isAsked('second'), isAsked('third'), isAsked('f9')]).toEqual([true, false, true])
    read.clear()
    form.field('f0').set('a')
    expect([...read]).toEqual(['f0'])
  })

  test('shows the same fields as a look at all of them', () => {
    let seed = 1
    const below = (limit: number): number => {
      seed = (seed * 48271) % 2147483647
      return seed % limit
    }
    for (let round = 0; round < 200; round++) {
      const count = 2 + below(7)
      // Fields may depend on later ones, and on each other.
      const fields = Array.from({ length: count }, (_, at) => {
        const other = (at + 1 + below(count - 1)) % count
        return below(3) === 0 ? text(`f${at}`) : text(`f${at}`, `f${other}`, below(2) ? 'a' : ['a', 'b'])
      })
      const { form } = openForm({ id: 'random', fields })
      for (let step = 0; step < 12; step++) {
        form.field(`f${below(count)}`).set(['', 'a', 'b'][below(3)] ?? '')
        const shown = fields.filter(({ id }) => form.field(id).snapshot().isAsked).map(({ id }) => id)
        expect(shown).toEqual([...askedIds(fields, (id) => form.field(id).snapshot().value)])
      }
    }
  })
})
