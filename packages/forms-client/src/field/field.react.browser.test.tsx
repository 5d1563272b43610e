import { StrictMode, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { describe, expect, onTestFinished, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createForm } from '../engine/create-form.browser.ts'
import { FormRoot } from '../form/form-root.react.tsx'
import { Form } from '../form/form.react.tsx'
import { defineForm } from '../definition/form-definition.ts'
import { SubmitButton } from '../form/press/submit-button.react.tsx'
import { contact } from '../mock/sample.testing.ts'
import { createFormStage } from '../mock/stage.testing.ts'
import { Field } from './field.react.tsx'
import '../styles.css'

function show(element: ReactNode): void {
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  onTestFinished(() => {
    root.unmount()
    container.remove()
  })
  flushSync(() => root.render(<StrictMode>{element}</StrictMode>))
}

function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`There is no ${selector}.`)
  return found
}

const control = (id: string): HTMLInputElement =>
  find(`[data-field="${id}"] :is(input, textarea, select)`) as HTMLInputElement

describe('a form in React', () => {
  test('says in words that a group of checkboxes or of questions is required', () => {
    const definition = defineForm({
      id: 'groups',
      fields: [
        { id: 'wishes', title: 'Wishes', kind: 'checkbox', options: ['a'], required: true },
        { id: 'rating', title: 'Rating', kind: 'likert', options: ['Fast?'], required: true },
        { id: 'size', title: 'Size', kind: 'radio', options: ['S'], required: true },
        { id: 'free', title: 'Free', kind: 'checkbox', options: ['b'] },
      ],
    })
    show(<Form form={createForm(definition, createFormStage())} />)
    const titles = [...document.querySelectorAll<HTMLElement>('[data-form=title]')]
    expect(titles.map(({ textContent }) => textContent)).toEqual([
      'Wishes required',
      'Rating required',
      'Size',
      'Free',
    ])
    expect(find('[data-form=required]').getBoundingClientRect().width).toBe(1)
  })

  test('writes addresses and numbers from left to right, and texts in their own direction', () => {
    const fields = (['email', 'website', 'number', 'text', 'textarea'] as const).map((kind) => ({
      id: kind,
      kind,
    }))
    show(<Form form={createForm(defineForm({ id: 'rtl', fields }), createFormStage())} />)
    expect(fields.map(({ id }) => control(id).dir)).toEqual(['ltr', 'ltr', 'ltr', 'auto', 'auto'])
  })

  test('notes that a visitor has left a field', async () => {
    const form = createForm(contact, createFormStage())
    show(<Form form={form} />)
    await userEvent.click(control('email'))
    expect(form.field('email').snapshot().isTouched).toBe(false)
    await userEvent.click(control('message'))
    await expect.poll(() => form.field('email').snapshot().isTouched).toBe(true)
  })

  test('has the same answer in every language for half a day', async () => {
    const stage = createFormStage()
    const definition = defineForm({ id: 'call', fields: [{ id: 'at', kind: 'time' }] })
    show(<Form form={createForm(definition, stage)} labels={{ 'form.time.am': 'vorm.' }} />)
    await userEvent.selectOptions(find('select'), 'vorm.')
    await userEvent.click(find('button'))
    await expect
      .poll(() => stage.server.state.saved.map(({ answers }) => answers))
      .toEqual([{ at: ['', '', '', 'AM'] }])
  })

  describe('that checks a field on leave', () => {
    const wrong = (): string => find('[data-form=error]').textContent
    const both = (parts: readonly string[]): string | undefined =>
      parts.every(Boolean) ? undefined : 'Both.'

    test('loses no press on the button that the error moves', async () => {
      const form = createForm(contact, createFormStage())
      show(
        <FormRoot form={form}>
          <Field id="email" checksOnLeave />
          <SubmitButton />
        </FormRoot>,
      )
      await userEvent.fill(control('email'), 'mira@')
      await userEvent.click(find('button'))
      await expect.poll(() => form.snapshot().failures).toBe(1)
      await expect.poll(wrong).toMatch('not valid')
    })

    test('has not left it between two of its parts', async () => {
      const definition = defineForm({ id: 'name', fields: [{ id: 'name', kind: 'name' }] })
      const form = createForm(definition, { ...createFormStage(), checks: { name: both } })
      show(
        <FormRoot form={form}>
          <Field id="name" checksOnLeave />
          <SubmitButton />
        </FormRoot>,
      )
      await userEvent.fill(control('name'), 'Mira')
      await userEvent.tab()
      expect(form.field('name').snapshot()).toMatchObject({ isTouched: false, error: undefined })
      await userEvent.tab()
      await expect.poll(wrong).toBe('Both.')
      expect(form.field('name').snapshot().isTouched).toBe(true)
    })
  })
})
