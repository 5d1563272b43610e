import { Profiler, StrictMode, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Field } from '../field/field.react.tsx'
import { createFormCaptcha } from '../captcha/captcha.testing.ts'
import { contact, everyKind } from '../mock/sample.testing.ts'
import { createFormStage } from '../mock/stage.testing.ts'
import { createForm } from './create-form.browser.ts'
import { Form } from './form.react.tsx'
import { defineForm } from './form.ts'
import '../styles.css'

let container: HTMLElement
let root: Root | undefined

beforeEach(() => {
  container = document.createElement('div')
  document.body.append(container)
})

afterEach(() => {
  root?.unmount()
  root = undefined
  container.remove()
})

function show(element: ReactNode): void {
  root = createRoot(container)
  flushSync(() => root?.render(<StrictMode>{element}</StrictMode>))
}

function find(selector: string): HTMLElement {
  const found = container.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`There is no ${selector}.`)
  return found
}

const control = (id: string): HTMLInputElement =>
  find(`[data-field="${id}"] :is(input, textarea, select)`) as HTMLInputElement

describe('a form in React', () => {
  test('draws a field of each kind', () => {
    const stage = createFormStage()
    show(<Form form={createForm(everyKind, stage)} />)
    const kinds = [...container.querySelectorAll('[data-kind]')].map((item) => item.getAttribute('data-kind'))
    expect(kinds).toEqual(everyKind.fields.map(({ kind }) => kind).filter((kind) => kind !== 'hidden'))
  })

  test('sends what was typed', async () => {
    const stage = createFormStage()
    show(<Form form={createForm(contact, stage)} />)
    await userEvent.fill(control('email'), 'mira@example.com')
    await userEvent.fill(control('message'), 'Hello')
    await userEvent.click(find('button'))
    await expect
      .poll(() => container.querySelector('[role=status]:not([data-form^=counter])')?.textContent)
      .toBe('Thank you! We write back within two days.')
    expect(stage.server.state.saved.map(({ answers }) => answers)).toEqual([
      { email: 'mira@example.com', topic: '', message: 'Hello' },
    ])
  })

  test('is saved once, however often its button is pressed', async () => {
    const stage = createFormStage()
    show(<Form form={createForm(contact, stage)} />)
    await userEvent.fill(control('email'), 'mira@example.com')
    find('button').click()
    find('button').click()
    await expect.poll(() => stage.server.state.saved.length).toBe(1)
    await expect.poll(() => container.querySelector('[data-form=success]')).toBeTruthy()
    expect(stage.server.state.saved).toHaveLength(1)
  })

  test('moves the focus to the one field that is wrong', async () => {
    show(<Form form={createForm(contact, createFormStage())} />)
    await userEvent.click(find('button'))
    await expect.poll(() => document.activeElement).toBe(control('email'))
    expect(control('email').getAttribute('aria-invalid')).toBe('true')
  })

  test('moves the focus to the summary if several fields are wrong', async () => {
    show(<Form form={createForm(contact, createFormStage())} />)
    await userEvent.fill(control('message'), 'x'.repeat(141))
    await userEvent.click(find('button'))
    await expect.poll(() => document.activeElement?.getAttribute('data-form')).toBe('summary')
    expect(container.querySelectorAll('[data-form=summary] a')).toHaveLength(2)
  })

  test('leads from its summary to the field', async () => {
    show(<Form form={createForm(contact, createFormStage())} focus="summary" />)
    await userEvent.click(find('button'))
    await expect.poll(() => container.querySelector('[data-form=summary] a')).toBeTruthy()
    await userEvent.click(find('[data-form=summary] a'))
    expect(document.activeElement).toBe(control('email'))
  })

  test('keeps what was typed when the server is down', async () => {
    const stage = createFormStage()
    stage.server.use('serverError', 'saveForm')
    show(<Form form={createForm(contact, stage)} />)
    await userEvent.fill(control('email'), 'mira@example.com')
    await userEvent.click(find('button'))
    await expect
      .poll(() => container.querySelector('[data-form=message]')?.textContent)
      .toBe('Unable to send form. Please try again later.')
    expect(control('email').value).toBe('mira@example.com')
  })

  test('says on the button that was pressed that it is submitting, and keeps the focus there', async () => {
    const stage = createFormStage()
    stage.server.use('neverAnswers', 'saveForm')
    show(<Form form={createForm(contact, stage)} />)
    await userEvent.fill(control('email'), 'mira@example.com')
    await userEvent.click(find('button'))
    await expect.poll(() => find('button').textContent).toBe('Submitting…')
    expect(document.activeElement).toBe(find('button'))
  })

  test('asks for the captcha before it sends anything', async () => {
    const stage = createFormStage()
    show(<Form form={createForm(contact, { ...stage, captcha: createFormCaptcha() })} />)
    await userEvent.fill(control('email'), 'mira@example.com')
    await userEvent.click(find('button'))
    await expect
      .poll(() => container.querySelector('[data-form=message]')?.textContent)
      .toBe('Complete CAPTCHA before submitting.')
    expect(stage.server.calls).toEqual([])
  })

  test('runs the scripts of its post-submit markup once, in strict mode too', async () => {
    const script = '<script>window.formScripts = (window.formScripts ?? 0) + 1</script>'
    const definition = defineForm({ ...contact, fields: [], postSubmitMarkup: script })
    show(<Form form={createForm(definition, createFormStage())} />)
    await userEvent.click(find('button'))
    await expect.poll(() => (window as { formScripts?: number }).formScripts).toBe(1)
    await expect.poll(() => document.activeElement?.getAttribute('data-form')).toBe('success')
    expect((window as { formScripts?: number }).formScripts).toBe(1)
  })

  test('keeps markup in answers and server texts as text', async () => {
    const stage = createFormStage()
    stage.server.state.errors = { email: '<img src=x onerror=alert(1)>' }
    stage.server.use('fieldErrors', 'saveForm')
    show(<Form form={createForm(contact, stage)} />)
    await userEvent.fill(control('email'), 'mira@example.com')
    await userEvent.click(find('button'))
    await expect.poll(() => find('[data-form=error]').textContent).toBe('<img src=x onerror=alert(1)>')
    expect(container.querySelector('img')).toBeNull()
  })

  test('takes what was typed into the markup of a server before React was there', async () => {
    const stage = createFormStage()
    container.innerHTML = renderToString(<Form form={createForm(contact, stage)} />)
    control('email').value = 'early@example.com'
    const form = createForm(contact, stage)
    root = hydrateRoot(container, <Form form={form} />)
    await expect.poll(() => form.values().email).toBe('early@example.com')
    expect(control('email').value).toBe('early@example.com')
  })

  test('is hydrated without a difference to the markup of the server', async () => {
    const stage = createFormStage()
    container.innerHTML = renderToString(<Form form={createForm(everyKind, stage)} />)
    const differences: unknown[] = []
    const form = createForm(everyKind, stage)
    root = hydrateRoot(container, <Form form={form} />, {
      onRecoverableError: (error) => differences.push(error),
    })
    form.setValues({ subject: 'Bowls' })
    await expect.poll(() => control('subject').value).toBe('Bowls')
    expect(differences).toEqual([])
  })

  test('empties its fields when it is reset', async () => {
    show(<Form form={createForm(contact, createFormStage())} />)
    await userEvent.fill(control('email'), 'mira@example.com')
    ;(find('form') as HTMLFormElement).reset()
    await expect.poll(() => control('email').value).toBe('')
  })
})

test('a key press renders one field of a thousand, and the form not at all', async () => {
  const renders: string[] = []
  const definition = defineForm({
    id: 'large',
    fields: Array.from({ length: 1000 }, (_, index) => ({ id: `f${index}`, kind: 'text' as const })),
  })
  const note = (id: string): void => void renders.push(id)
  root = createRoot(container)
  flushSync(() =>
    root?.render(
      <Form form={createForm(definition, createFormStage())}>
        {definition.fields.map(({ id }) => (
          <Profiler key={id} id={id} onRender={note}>
            <Field id={id} />
          </Profiler>
        ))}
        <Profiler id="rest" onRender={note}>
          <p>Rest of the form</p>
        </Profiler>
      </Form>,
    ),
  )
  renders.length = 0
  await userEvent.type(control('f500'), 'a')
  expect(renders).toEqual(['f500'])
})

test('a part outside of a form says where it belongs', () => {
  expect(() => renderToString(<Field id="email" />)).toThrow('Put the parts of a form into a <Form>.')
})
