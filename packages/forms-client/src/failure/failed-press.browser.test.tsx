import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createForm, defineForm, type Form as FormStore, type FormOptions } from '../index.ts'
import { ErrorSummary, Field, Form, FormRoot, SubmitButton, TextField, useFormSnapshot } from '../react.ts'
import { sendTo } from '../send/send.browser.ts'
import { focused, openMarkup, settled } from '../test-support/open-markup.test-support.ts'

const nothing = () => undefined
const required = { requiredText: 'Please fill this in.' }
const booking = defineForm({
  id: 'booking',
  fields: [
    { id: 'name', kind: 'name', title: 'Name', required: true },
    { id: 'note', kind: 'text', title: 'Note', required: true },
  ],
})

const MARKUP = `<form data-form-id="booking">
  <fieldset class="form-item name required" data-field="name"><legend>Name</legend>
    <label>First <input name="name"></label><label>Last <input name="name"></label></fieldset>
  <details><summary>More</summary><details><summary>Still more</summary>
    <div class="form-item required" data-field="note"><label>Note <input name="note"></label></div></details></details>
  <button>Send</button></form>`

/** A form of two fields in one of its skins, the second of which is in closed details. */
function open(skin: 'markup' | 'react', options: Partial<FormOptions> = {}) {
  if (skin === 'markup') return openMarkup(MARKUP, { ...required, ...options } as object)
  const form = createForm(booking, { ...sendTo(nothing), ...required, ...(options as object) })
  const { container } = render(
    <Form form={form}>
      <ErrorSummary />
      <Field id="name" />
      <details>
        <summary>More</summary>
        <details>
          <summary>Still more</summary>
          <Field id="note" />
        </details>
      </details>
      <SubmitButton />
    </Form>,
  )
  const find = (selector: string) => container.querySelector<HTMLInputElement>(selector)!
  return { form: form as unknown as FormStore, find, element: container.querySelector('form')! }
}

describe.each(['markup', 'react'] as const)('a press that failed (%s)', (skin) => {
  test('leads into closed details, if the one wrong field is there', async () => {
    const { form, find, element } = open(skin)
    form.field('name').set(['Ada', 'Lovelace'])
    await form.submit()
    await focused(element.querySelector('[name="note"]')!)
    expect([...element.querySelectorAll('details')].map((each) => each.open)).toEqual([true, true])
    expect(find('[name="note"]').checkVisibility()).toBe(true)
  })

  test('marks the part of an answer that is missing, and leads to it', async () => {
    const { form, find, element } = open(skin)
    form.field('name').set(['', 'Lovelace'])
    await form.submit()
    const [first, last] = element.querySelectorAll<HTMLInputElement>('[name="name"]')
    await expect
      .poll(() => [first?.getAttribute('aria-invalid'), last?.getAttribute('aria-invalid')])
      .toEqual(['true', null])
    find('[data-form="summary-link"]').click()
    await focused(first!)
    await userEvent.fill(first!, 'Ada')
    await expect.poll(() => first?.getAttribute('aria-invalid')).toBeNull()
  })

  test('marks all parts of an answer that the server refuses', async () => {
    const { form, element } = open(skin)
    form.field('name').set(['Ada', 'Lovelace'])
    form.refuse({ errors: { name: 'Unknown.' } })
    await expect.poll(() => element.querySelectorAll('[name="name"][aria-invalid="true"]').length).toBe(2)
  })

  test('of a button with an address of its own is left to the browser', async () => {
    const { form, element } = open(skin)
    form.setValues({ name: ['Ada', 'Lovelace'], note: 'Hi' })
    const sent = vi.fn((event: SubmitEvent) => {
      const { defaultPrevented } = event
      event.preventDefault()
      return defaultPrevented
    })
    addEventListener('submit', sent)
    onTestFinished(() => removeEventListener('submit', sent))
    element.insertAdjacentHTML('beforeend', '<button id="draft" formaction="/draft">Keep</button>')
    element.querySelector<HTMLButtonElement>('#draft')?.click()
    expect(sent).toHaveReturnedWith(false)
    expect(form.snapshot().state).toBe('ready')
    element.querySelector('button')?.click()
    expect(sent).toHaveLastReturnedWith(true)
    await settled(form)
  })
})

describe.each(['markup', 'react'] as const)('a press that is none of the form (%s)', (skin) => {
  test.each([
    ['the page prevents', '<button id="other">Send</button>', true],
    ['closes the dialog around it', '<button id="other" formmethod="dialog">Cancel</button>', false],
  ])('as it %s is not sent', (_, button, isPrevented) => {
    const prevent = (event: Event) => event.preventDefault()
    addEventListener('submit', prevent, { capture: isPrevented })
    onTestFinished(() => removeEventListener('submit', prevent, { capture: isPrevented }))
    const { form, element } = open(skin)
    form.setValues({ name: ['Ada', 'Lovelace'], note: 'Hi' })
    element.insertAdjacentHTML('beforeend', button)
    element.querySelector<HTMLButtonElement>('#other')?.click()
    expect(form.snapshot().state).toBe('ready')
  })
})

describe('a layout that leaves out the summary', () => {
  const shown = (options: Partial<FormOptions>, Layout: () => ReactNode = () => <TextField id="note" />) => {
    const form = createForm(booking, { ...sendTo(nothing), ...(options as object) })
    const { container } = render(
      <FormRoot form={form}>
        <Layout />
      </FormRoot>,
    )
    return {
      form,
      alerts: () => [...container.querySelectorAll('[role="alert"]')].map((each) => each.textContent),
    }
  }

  test('says that the form failed, each time', async () => {
    const { form, alerts } = shown(sendTo(() => ({ error: 'Closed.' })))
    for (let press = 0; press < 3; press += 1) {
      await form.submit()
      await expect.poll(alerts).toEqual(['Closed.'])
    }
    form.clearErrors()
    await expect.poll(alerts).toEqual([])
  })

  test('says so about a field that it leaves out, too', async () => {
    const { form, alerts } = shown({ ...required, values: { note: 'Hi' } })
    await form.submit()
    await expect.poll(alerts).toEqual(['One or more fields is invalid, please check your entries.'])
  })

  test.each([
    ['a script has', () => <script type="application/json">Closed.</script>],
    ['a hidden element has', () => <p hidden>Closed.</p>],
    ['is a word of another text', () => <p>* Closed. on Sundays</p>],
  ])('says what %s', async (_, Layout) => {
    const { form, alerts } = shown(
      sendTo(() => ({ error: 'Closed.' })),
      Layout,
    )
    await form.submit()
    await expect.poll(alerts).toEqual(['Closed.'])
  })

  test('says nothing more where the page says it itself', async () => {
    const { form, alerts } = shown(
      sendTo(() => ({ error: 'Closed.' })),
      () => <p id="own">Sorry: {useFormSnapshot().message}</p>,
    )
    await form.submit()
    await expect.poll(() => document.querySelector('#own')?.textContent).toBe('Sorry: Closed.')
    expect(alerts()).toEqual([])
  })

  test('says nothing more where the field says it', async () => {
    const { form, alerts } = shown({ ...required, values: { name: ['Ada', 'Lovelace'] } })
    await form.submit()
    await expect
      .poll(() => document.querySelector('[data-form="error"]')?.textContent)
      .toBe('Please fill this in.')
    expect(alerts()).toEqual([])
  })
})
