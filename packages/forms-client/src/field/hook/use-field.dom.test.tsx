import { act, render, screen } from '@testing-library/react'
import { Profiler, type ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import { createForm, defineForm, type FormDefinition } from '../../index.ts'
import { createFormStage } from '../../mock/stage.testing.ts'
import { Field, FormRoot, useField } from '../../react.ts'

const order = defineForm({
  id: 'order',
  fields: [
    { id: 'way', kind: 'radio', options: ['Post', 'Pick up'] },
    { id: 'street', kind: 'text', title: 'Street', when: { field: 'way', is: 'Post' } },
    { id: 'note', kind: 'text', title: 'Note' },
  ],
})

function Note(): ReactNode {
  const { value, set, setError, error, definition } = useField('note')
  return (
    <>
      <button type="button" onClick={() => set('Hello')} onBlur={() => setError('Too short.')}>
        {definition.title}
      </button>
      <output>{`${JSON.stringify(value)} ${error}`}</output>
    </>
  )
}
const shown = () => screen.getByRole('status').textContent

describe('a part of the page within a form', () => {
  test('has a field of the form around it by its id alone', () => {
    const form = createForm(order, createFormStage())
    render(
      <FormRoot form={form}>
        <Note />
      </FormRoot>,
    )
    expect(shown()).toBe('"" undefined')
    act(() => screen.getByRole('button', { name: 'Note' }).click())
    expect(form.values().note).toBe('Hello')
    act(() => form.field('note').setError('Too short.'))
    expect(shown()).toBe('"Hello" Too short.')
  })

  test('says where it belongs if there is no form around it', () => {
    expect(() => render(<Note />)).toThrow('Put the parts of a form into a <Form>.')
  })

  test('shows a field only while its condition holds, and the answers stay', () => {
    const form = createForm(order, { ...createFormStage(), values: { street: 'Kiln Rd' } })
    let renders = 0
    const { container } = render(
      <FormRoot form={form}>
        <Field id="street" />
        <Profiler id="note" onRender={() => (renders += 1)}>
          <Field id="note" />
        </Profiler>
      </FormRoot>,
    )
    const isHidden = () => container.querySelector<HTMLElement>('[data-field="street"]')?.hidden
    renders = 0
    expect(isHidden()).toBe(true)
    act(() => form.setValues({ way: 'Post' }))
    expect(isHidden()).toBe(false)
    act(() => form.setValues({ way: 'Pick up' }))
    expect(isHidden()).toBe(true)
    expect(form.field('street').snapshot().value).toBe('Kiln Rd')
    expect(renders).toBe(0)
  })
})

test('typing never renders the form', () => {
  let renders = 0
  const watched: FormDefinition = {
    ...order,
    // Only what draws the form itself reads it.
    get variant() {
      renders += 1
      return undefined
    },
  }
  const form = createForm(watched, createFormStage())
  const { container } = render(
    <FormRoot form={form}>
      <Field id="note" />
    </FormRoot>,
  )
  expect(renders).toBeGreaterThan(0)
  renders = 0
  act(() => form.field('note').set('H'))
  act(() => form.field('note').set('He'))
  expect(container.querySelector('input')?.value).toBe('He')
  expect(renders).toBe(0)
})
