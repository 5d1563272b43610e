import { fireEvent, render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createForm, defineForm } from '../../index.ts'
import { Form } from '../../react.ts'
import { sendTo } from '../../send/send.browser.ts'

const contact = defineForm({
  id: 'contact',
  fields: [
    { id: 'note', kind: 'text', title: 'Note' },
    { id: 'wish', kind: 'text', title: 'Wish' },
  ],
})

test('a press takes in again what controls have disabled, and nothing that the page has', async () => {
  const sent: unknown[] = []
  const save = sendTo((answers) => {
    sent.push(answers)
    return { error: 'Once more.' }
  })
  const form = createForm(contact, save)
  const { container } = render(<Form form={form} />)
  const control = container.querySelector('input')!
  const press = (): Promise<unknown> => {
    fireEvent.submit(container.querySelector('form')!)
    return form.submit()
  }
  control.disabled = true
  form.field('wish').setDisabled(true)
  await press()
  form.field('note').setDisabled(true)
  control.disabled = false
  await press()
  form.field('note').setDisabled(false)
  await press()
  expect(sent).toEqual([{}, {}, { note: '' }])
})
