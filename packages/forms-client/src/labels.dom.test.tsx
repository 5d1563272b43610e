import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createForm, defineForm } from './index.ts'
import { createFormStage } from './mock/stage.testing.ts'
import { AnswerSummary, FormRoot, NameField, SubmitButton } from './react.ts'

const definition = defineForm({ id: 'f', fields: [{ id: 'name', kind: 'name' }] })

test('a label whose translation is missing is that of the package', () => {
  const labels = {
    'form.submit': undefined,
    'form.name.first': 'Vorname',
    'form.name.last': undefined,
    'form.summary.empty': undefined,
  } as never
  const { container } = render(
    <FormRoot form={createForm(definition, createFormStage())} labels={labels}>
      <NameField id="name" />
      <SubmitButton />
    </FormRoot>,
  )
  const texts = [...container.querySelectorAll('label, button')].map(({ textContent }) => textContent.trim())
  expect(texts).toEqual(['Vorname', 'Last name', 'Submit'])
  const summary = render(<AnswerSummary definition={definition} values={{}} labels={labels} />)
  expect(summary.container.querySelector('dd')?.textContent).toBe('N/A')
})
