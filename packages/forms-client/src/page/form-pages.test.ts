import { describe, expect, test, vi } from 'vitest'
import { defineForm, type FormDefinition } from '../index.ts'
import { openForm } from '../form/form.test-support.ts'
import { createFormPages } from './form-pages.ts'

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

function open<const Definition extends FormDefinition>(definition: Definition) {
  const opened = openForm(definition)
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
  })

  test('go on once the fields of a page are right', async () => {
    const { form, pages } = open(contact)
    expect(await pages.next()).toBe(false)
    expect(pages.snapshot()).toMatchObject({ index: 0, isFirst: true })
    expect(form.field('mail').snapshot().error).toMatch('Email is not valid.')
    form.setValues({ mail: 'ada@example.com' })
    expect(await pages.next()).toBe(true)
    expect(pages.snapshot()).toMatchObject({ index: 1, page: { title: 'About' } })
    pages.back()
    pages.back()
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
