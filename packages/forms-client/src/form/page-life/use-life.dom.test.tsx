import { fireEvent, render, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { createForm, defineForm } from '../../index.ts'
import { createFormStage } from '../../mock/stage.testing.ts'
import { Field, FormRoot, SubmitButton } from '../../react.ts'

const contact = defineForm({ id: 'contact', fields: [{ id: 'note', kind: 'text', title: 'Note' }] })

function open() {
  const stage = createFormStage()
  const form = createForm(contact, { ...stage, report: () => undefined })
  const element = (
    <FormRoot form={form}>
      <p data-field="other">
        <input defaultValue="" />
      </p>
      <Field id="note" />
      <SubmitButton />
    </FormRoot>
  )
  return { element, form, saved: () => stage.server.state.saved.map(({ answers }) => answers) }
}

describe('an element of the page that names no field of the form', () => {
  test('is left alone as React takes over the markup of a server', () => {
    const { element, form } = open()
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(element)
    for (const input of container.querySelectorAll('input')) input.value = 'typed early'
    render(element, { container, hydrate: true })
    expect(form.values()).toEqual({ note: 'typed early' })
  })

  test('is left alone at a press', async () => {
    const { element, saved } = open()
    const { container } = render(element)
    // As a password manager does, without an event.
    for (const input of container.querySelectorAll('input')) input.value = 'filled in'
    fireEvent.submit(container.querySelector('form')!)
    await waitFor(() => expect(saved()).toEqual([{ note: 'filled in' }]))
  })
})
