import { createFakeClock } from '@sitewright/machine/testing'
import { act, render, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { createForm, type Field } from '../index.ts'
import { createFormStage } from '../mock/stage.testing.ts'
import { FormRoot } from '../react.ts'
import { CharacterCount } from './character-count.react.tsx'

function showCounter(field: Field) {
  const { clock, pass } = createFakeClock()
  const form = createForm({ id: 'one', fields: [field] }, createFormStage())
  const { container } = render(
    <FormRoot form={form}>
      <CharacterCount id={field.id} clock={clock} />
    </FormRoot>,
  )
  return {
    type: (text: string) => act(() => form.field(field.id).set(text)),
    wait: (ms: number) => act(() => pass(ms)),
    counter: () => container.querySelector('[data-form="counter"]'),
  }
}
const announced = () => screen.getByRole('status').textContent

describe('the counter of a field in React', () => {
  test('shows at each key what is read once the visitor has paused for a second', () => {
    const { type, wait, counter } = showCounter({ id: 'message', kind: 'textarea', maxLength: 5 })
    expect([counter()?.textContent, announced()]).toEqual(['0 / 5', ''])
    type('123')
    wait(999)
    type('123456')
    expect(counter()?.textContent).toBe('6 / 5')
    expect(counter()?.getAttribute('data-state')).toBe('over')
    wait(999)
    expect(announced()).toBe('')
    wait(1)
    expect(announced()).toBe('6 / 5')
  })

  test('is read again with the text that it begins with', () => {
    const { type, wait } = showCounter({ id: 'message', kind: 'textarea', maxLength: 5 })
    wait(1000)
    expect(announced()).toBe('')
    type('1')
    wait(1000)
    type('')
    wait(1000)
    expect(announced()).toBe('0 / 5')
  })

  test.each<Field>([
    { id: 'a', kind: 'textarea' },
    { id: 'a', kind: 'textarea', maxLength: -1 },
    { id: 'a', kind: 'text' },
  ])('of %j is not drawn', (field) => {
    expect(showCounter(field).counter()).toBeNull()
  })
})
