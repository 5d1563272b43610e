import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createForm, defineForm } from './index.ts'
import { createFormStage } from './mock/stage.testing.ts'
import { FormRoot, SubmitButton } from './react.ts'

test('a method that is undefined keeps answers out of the address', () => {
  const form = createForm(defineForm({ id: 'f', fields: [] }), createFormStage())
  const { container } = render(
    <FormRoot form={form} method={undefined}>
      <SubmitButton>{undefined}</SubmitButton>
    </FormRoot>,
  )
  expect(container.querySelector('form')?.getAttribute('method')).toBe('post')
  expect(container.querySelector('button')?.textContent).toBe('Submit')
})
