import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createFormStage } from '../../mock/stage.testing.ts'
import { createForm } from '../../engine/create-form.browser.ts'
import { Form } from '../form.react.tsx'

test('the button of a form without parts is in the language of its labels', () => {
  const form = createForm({ id: 'one', fields: [] }, createFormStage())
  const drawn = renderToString(<Form form={form} labels={{ 'form.submit': 'Absenden' }} />)
  expect(drawn).toContain('>Absenden</button>')
  expect(renderToString(<Form form={form} />)).toContain('>Submit</button>')
})
