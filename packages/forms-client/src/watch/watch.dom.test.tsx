import { act, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import { createForm } from '../engine/create-form.browser.ts'
import { defineForm } from '../definition/form-definition.ts'
import { useFormSnapshot } from '../hook/use-form.react.ts'
import { createFormStage } from '../mock/stage.testing.ts'
import { useFieldsState, useWatch } from './watch.react.ts'

const order = defineForm({
  id: 'order',
  fields: [
    { id: 'pieces', kind: 'number' },
    { id: 'wishes', kind: 'checkbox', options: ['a', 'b'] },
    { id: 'note', kind: 'text' },
  ],
})
const shown = () => screen.getByRole('status').textContent

describe('a component of the page', () => {
  test('watches several answers, and renders for no other', () => {
    const form = createForm(order, createFormStage())
    let renders = 0
    function Total(): ReactNode {
      renders += 1
      const { pieces, wishes } = useWatch(form, ['pieces', 'wishes'])
      return <output>{`${pieces} ${wishes.join()}`}</output>
    }
    render(<Total />)
    act(() => form.field('note').set('Hello'))
    expect(renders).toBe(1)
    act(() => form.setValues({ pieces: '3', wishes: ['a', 'b'] }))
    expect(renders).toBe(2)
    expect(shown()).toBe('3 a,b')
  })

  test('watches other fields when its list changes', () => {
    const form = createForm(order, { ...createFormStage(), values: { pieces: '3', note: 'Hello' } })
    const Watching = ({ id }: { readonly id: 'pieces' | 'note' }): ReactNode => (
      <output>{JSON.stringify(useWatch(form, [id]))}</output>
    )
    const { rerender } = render(<Watching id="pieces" />)
    rerender(<Watching id="note" />)
    expect(shown()).toBe('{"note":"Hello"}')
  })

  test('knows which fields were changed, and the state of the form', () => {
    const form = createForm(order, createFormStage())
    function State(): ReactNode {
      const { isDirty, dirtyFields } = useFieldsState(form)
      return <output>{`${isDirty} ${dirtyFields.join()} ${useFormSnapshot(form).state}`}</output>
    }
    render(<State />)
    act(() => form.field('note').set('Hello'))
    expect(shown()).toBe('true note ready')
  })

  test('knows the fields that were added since', async () => {
    const form = createForm(order, createFormStage())
    function State(): ReactNode {
      return <output>{useFieldsState(form).dirtyFields.join()}</output>
    }
    render(<State />)
    await act(async () => {
      form.redefine({ id: 'order', fields: [{ id: 'gift', kind: 'text' }] })
      await Promise.resolve()
    })
    act(() => form.field('gift' as 'note').set('Mug'))
    expect(shown()).toBe('gift')
  })
})
