import { createStore } from '@sitewright/machine/store'
import { describe, expect, expectTypeOf, test, vi } from 'vitest'
import { defineForm, type FormDefinition, type FormOptions } from '../index.ts'
import { createGate, openForm } from '../test-support/form.test-support.ts'
import { createFormPages, type PagedForm } from './form-pages.ts'

const contact = defineForm({
  id: 'contact',
  fields: [
    { id: 'mail', kind: 'email', required: true },
    { id: 'about', kind: 'section', title: 'About' },
    { id: 'name', kind: 'name' },
    { id: 'second', kind: 'email' },
    { id: 'end', kind: 'section', title: 'End' },
  ],
})

function open<const Definition extends FormDefinition>(
  definition: Definition,
  options?: Partial<FormOptions<Definition>>,
) {
  const opened = openForm(definition, options)
  const pages = createFormPages(opened.form)
  pages.start()
  return { ...opened, pages }
}

describe('the pages of a form', () => {
  test('begin at its sections', () => {
    const { pages } = open(contact).pages
    expect(pages.map(({ title, fields }) => [title, fields.map(({ id }) => id)])).toEqual([
      [undefined, ['mail']],
      ['About', ['name', 'second']],
      ['End', []],
    ])
    expect(open({ id: 'f', fields: [] }).pages.pages).toHaveLength(1)
    const [only, ...others] = open({ id: 'f', fields: [{ id: 'a', kind: 'text' }] }).pages.pages
    expect([only?.fields.map(({ id }) => id), others]).toEqual([['a'], []])
  })

  test('name their fields by the ids of the form', () => {
    const { form, pages } = open(contact)
    expectTypeOf(pages.snapshot().page.fields[0]?.id).toEqualTypeOf<
      'mail' | 'about' | 'name' | 'second' | 'end' | undefined
    >()
    expect(pages.snapshot().page.fields.map(({ id }) => form.field(id).snapshot().error)).toEqual([undefined])
  })

  test('begin with the first one if none asks for an answer', () => {
    const { pages } = open({ id: 'f', fields: [{ id: 'a', kind: 'hidden', key: '', value: '' }] })
    expect(pages.snapshot()).toMatchObject({ index: 0, count: 1, page: pages.pages[0] })
  })

  test('stay while one of several answers is wrong', async () => {
    const { form, pages } = open(contact)
    form.setValues({ mail: 'ada@example.com', second: 'ada' })
    await pages.next()
    expect(await pages.next()).toBe(false)
    expect(pages.snapshot().index).toBe(1)
  })

  test('stay where the visitor has gone while an answer is checked', async () => {
    const { opened, open: answer } = createGate<string | undefined>()
    const { form, pages } = open(contact, { checks: { second: () => opened } })
    form.setValues({ mail: 'ada@example.com', second: 'ada@example.com' })
    await pages.next()
    const checked = pages.next()
    pages.back()
    answer(undefined)
    expect(await checked).toBe(true)
    expect(pages.snapshot().index).toBe(0)
  })

  test('are announced only when one of them opens, or counts now', async () => {
    const { form, pages } = open(contact)
    const listener = vi.fn()
    pages.subscribe(listener)
    form.setValues({ mail: 'ada@example.com', second: 'x' })
    pages.show('mail')
    expect(listener).not.toHaveBeenCalled()
    await pages.next()
    expect(listener).toHaveBeenCalledOnce()
  })

  test('of one field that is not asked are left out', async () => {
    const { pages } = open({
      id: 'f',
      fields: [
        { id: 'who', kind: 'text' },
        { id: 'more', kind: 'section' },
        { id: 'vat', kind: 'text', when: { field: 'who', is: 'company' } },
        { id: 'end', kind: 'section' },
      ],
    })
    await pages.next()
    expect(pages.snapshot()).toMatchObject({ index: 1, count: 2, page: { id: 'end' } })
  })

  test('go on once the fields of a page are right', async () => {
    const { form, pages } = open(contact)
    expect(await pages.next()).toBe(false)
    expect(pages.snapshot()).toMatchObject({ index: 0, isFirst: true })
    expect(form.field('mail').snapshot().error).toMatch('Email is not valid.')
    form.setValues({ mail: 'ada@example.com' })
    expect(await pages.next()).toBe(true)
    expect(pages.snapshot()).toMatchObject({
      index: 1,
      isFirst: false,
      isLast: false,
      page: { title: 'About' },
    })
    pages.back()
    pages.back()
    expect(pages.snapshot().index).toBe(0)
  })

  test('open at a field, or at a section, that is asked for', () => {
    const { pages } = open(contact)
    pages.show('second')
    expect(pages.snapshot().index).toBe(1)
    pages.show('end')
    expect(pages.snapshot()).toMatchObject({ index: 2, isLast: true })
    pages.show('gone')
    expect(pages.snapshot().index).toBe(2)
  })

  test('open at a wrong field once for each submission that failed, and no more after their end', () => {
    const problems = [{ id: 'second', name: 'Second', text: 'Taken.' }]
    const store = createStore({ failures: 0, problems: [] as typeof problems })
    const { form } = openForm(contact)
    const pages = createFormPages({ ...form, ...store } as unknown as PagedForm)
    const stop = pages.start()
    store.set({ failures: 1, problems })
    expect(pages.snapshot().index).toBe(1)
    // The visitor goes back, and something else of the form changes.
    pages.back()
    store.set({ failures: 1, problems: [...problems] })
    expect(pages.snapshot().index).toBe(0)
    // The next one fails for another reason.
    store.set({ failures: 2, problems: [] })
    expect(pages.snapshot().index).toBe(0)
    stop()
    store.set({ failures: 3, problems })
    expect(pages.snapshot().index).toBe(0)
  })

  test('open at the first wrong field after a submission', async () => {
    const { form, pages, server } = open(contact)
    form.setValues({ mail: 'ada@example.com' })
    await pages.next()
    await pages.next()
    expect(pages.snapshot()).toMatchObject({ index: 2, isLast: true })
    await pages.next()
    expect(pages.snapshot().index).toBe(2)
    server.state.errors = { second: 'Taken.' }
    server.use('fieldErrors', 'saveForm')
    await form.submit()
    expect(pages.snapshot().index).toBe(1)
  })

  test('begin with the first one again once the form is reset, before its submission or after', async () => {
    const { form, pages } = open(contact)
    const goToLast = async () => {
      form.setValues({ mail: 'ada@example.com' })
      await pages.next()
      await pages.next()
      expect(pages.snapshot().isLast).toBe(true)
    }
    const heard = vi.fn<(index: number) => void>()
    pages.subscribe(() => heard(pages.snapshot().index))
    await goToLast()
    form.reset()
    expect(heard).toHaveBeenLastCalledWith(0)
    await goToLast()
    expect((await form.submit()).ok).toBe(true)
    expect(pages.snapshot().isLast).toBe(true)
    form.reset()
    expect(heard).toHaveBeenLastCalledWith(0)
    pages.show('end')
    expect(pages.snapshot().isLast).toBe(true)
    // Also without an answer that the reset would change.
    form.reset()
    expect(heard).toHaveBeenLastCalledWith(0)
    expect(pages.snapshot().isFirst).toBe(true)
  })

  test('are those of the definition that the form has by then', async () => {
    const { form, pages } = open(contact)
    form.setValues({ mail: 'ada@example.com' })
    await pages.next()
    const listener = vi.fn()
    pages.subscribe(listener)
    form.redefine({
      id: 'contact',
      fields: [
        { id: 'mail', kind: 'email' },
        { id: 'about', kind: 'section', title: 'Über Sie' },
        { id: 'name', kind: 'name' },
        { id: 'wish', kind: 'text' },
        { id: 'last', kind: 'section', title: 'Ende' },
      ],
    })
    expect(pages.snapshot()).toMatchObject({ index: 1, count: 3, page: { title: 'Über Sie' } })
    expect(pages.snapshot().page.fields.map(({ id }) => id as string)).toEqual(['name', 'wish'])
    expect(pages.pages.map(({ title }) => title)).toEqual([undefined, 'Über Sie', 'Ende'])
    await Promise.resolve()
    expect(listener).toHaveBeenCalledOnce()
    expect(await pages.next()).toBe(true)
    expect(pages.snapshot()).toMatchObject({ index: 2, page: { title: 'Ende' } })
    form.redefine({ id: 'contact', fields: [{ id: 'mail', kind: 'email' }] })
    expect(pages.snapshot()).toMatchObject({ index: 0, count: 1, isLast: true })
  })

  test('of which no field is asked are left out, and not counted', async () => {
    const isCompany = { field: 'who', is: 'company' } as const
    const { form, pages } = open(
      defineForm({
        id: 'order',
        fields: [
          { id: 'who', kind: 'text' },
          { id: 'company', kind: 'section', title: 'Company' },
          { id: 'vat', kind: 'text', when: isCompany },
          { id: 'source', kind: 'hidden', key: '', value: 'shop' },
          { id: 'thanks', kind: 'section', title: 'For companies', when: isCompany },
          { id: 'last', kind: 'section', title: 'Last' },
          { id: 'note', kind: 'text' },
        ],
      }),
    )
    expect(pages.snapshot()).toMatchObject({ index: 0, count: 2 })
    await pages.next()
    expect(pages.snapshot()).toMatchObject({ index: 1, count: 2, page: { title: 'Last' }, isLast: true })
    pages.back()
    expect(pages.snapshot()).toMatchObject({ index: 0, page: { title: undefined } })
    const heard = vi.fn()
    pages.subscribe(heard)
    form.setValues({ who: 'company' })
    expect(heard).toHaveBeenCalled()
    expect(pages.snapshot()).toMatchObject({ index: 0, count: 4 })
    await pages.next()
    expect(pages.snapshot()).toMatchObject({ index: 1, page: { title: 'Company' } })
    pages.show('note')
    pages.back()
    expect(pages.snapshot()).toMatchObject({ index: 2, page: { title: 'For companies' } })
  })
})
