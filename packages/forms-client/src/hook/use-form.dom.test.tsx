import { fireEvent, render, renderHook, screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { defineForm, type FormOptions } from '../index.ts'
import { Field, Form, useForm } from '../react.ts'
import { sendTo } from '../send/send.browser.ts'

const contact = defineForm({ id: 'contact', fields: [{ id: 'note', kind: 'text', title: 'Note' }] })
const edited = defineForm({
  id: 'contact',
  fields: [
    { id: 'note', kind: 'text', title: 'Remark' },
    { id: 'wish', kind: 'text', title: 'Wish' },
  ],
})

function Contact({ definition, ids }: { readonly definition: typeof contact; readonly ids?: string[] }) {
  const form = useForm(
    definition,
    sendTo(() => undefined),
  )
  return ids ? (
    <Form form={form}>
      {ids.map((id) => (
        <Field key={id} id={id} />
      ))}
    </Form>
  ) : (
    <Form form={form} />
  )
}

describe('a definition that is edited while the page is shown', () => {
  test('adds fields and changes titles, and keeps what was typed', () => {
    const view = render(<Contact definition={contact} />)
    fireEvent.input(screen.getByLabelText('Note'), { target: { value: 'Hi' } })
    view.rerender(<Contact definition={edited as never} />)
    expect(screen.getByLabelText<HTMLInputElement>('Remark').value).toBe('Hi')
    fireEvent.input(screen.getByLabelText('Wish'), { target: { value: 'Bread' } })
    expect(screen.getByLabelText<HTMLInputElement>('Wish').value).toBe('Bread')
    view.rerender(<Contact definition={contact} />)
    expect(screen.queryByLabelText('Wish')).toBeNull()
    expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('Hi')
  })

  test('has its new fields in a layout of the page in the same render', () => {
    const view = render(<Contact definition={contact} ids={['note']} />)
    view.rerender(<Contact definition={edited as never} ids={['note', 'wish']} />)
    expect(screen.getByLabelText('Wish')).not.toBeNull()
  })
})

describe('the options of a form', () => {
  test('may be the props of a component, and those that come with a later render count', async () => {
    const save = vi.fn()
    const first: FormOptions<typeof contact> = { ...sendTo(() => undefined), values: { note: 'Hi' } }
    const { result, rerender } = renderHook((props) => useForm(contact, props), {
      initialProps: Object.freeze(first),
    })
    rerender(Object.freeze({ ...sendTo(save), sanitise: (text: string) => text.toUpperCase() }))
    await result.current.submit()
    expect(save.mock.calls.map(([answers]) => answers as unknown)).toEqual([{ note: 'HI' }])
  })
})
