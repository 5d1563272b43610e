import { act, fireEvent, render, screen } from '@testing-library/react'
import { Profiler, StrictMode, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createForm, defineForm, type Form } from '../../index.ts'
import { createFormStage } from '../../mock/stage.testing.ts'
import { FormRoot, useInput } from '../../react.ts'

const contact = defineForm({
  id: 'contact',
  fields: [
    { id: 'mail', kind: 'email', title: 'Email', required: true },
    { id: 'note', kind: 'textarea', title: 'Note' },
    { id: 'size', kind: 'select', title: 'Size', options: ['S', 'M'] },
    { id: 'way', kind: 'radio', title: 'Way', options: ['Post'] },
    { id: 'tags', kind: 'checkbox', title: 'Tags', options: ['New'] },
  ],
})

const make = (values = {}): Form<typeof contact> => createForm(contact, { ...createFormStage(), values })

let renders = 0

function Mail(): ReactNode {
  const { input, error, errorId, isAsked } = useInput('mail')
  return (
    <p hidden={!isAsked}>
      <input {...input} aria-label="Email" />
      {error && <span id={errorId}>{error}</span>}
    </p>
  )
}

function show(form: Form<typeof contact>, children: ReactNode = <Mail />): void {
  renders = 0
  render(
    <FormRoot form={form}>
      <Profiler id="children" onRender={() => (renders += 1)}>
        {children}
      </Profiler>
    </FormRoot>,
  )
}

const mail = (): HTMLInputElement => screen.getByLabelText('Email')

function type(text: string): void {
  mail().value = text
  fireEvent(mail(), new Event('input', { bubbles: true }))
}

test('typing renders nothing, and the form has the answer', () => {
  const form = make()
  show(form)
  for (const text of ['m', 'mi', 'mira@example.com']) type(text)
  expect(form.values().mail).toBe('mira@example.com')
  expect(renders).toBe(1)
})

test('what a browser fills in without a key is an answer, too', () => {
  const form = make()
  show(form)
  mail().value = 'mira@example.com'
  fireEvent(mail(), new Event('change', { bubbles: true }))
  expect(form.values().mail).toBe('mira@example.com')
})

test('an error is shown and described, and goes with a right answer', async () => {
  const form = make()
  show(form)
  expect(mail().getAttribute('aria-required')).toBe('true')
  type('no address')
  await act(() => form.field('mail').check())
  expect(mail().getAttribute('aria-invalid')).toBe('true')
  const text = document.getElementById(mail().getAttribute('aria-describedby') ?? '')?.textContent
  expect(text).toBe(form.field('mail').snapshot().error)
  expect(mail().value).toBe('no address')
  act(() => type('mira@example.com'))
  expect(mail().hasAttribute('aria-invalid')).toBe(false)
  expect(mail().hasAttribute('aria-describedby')).toBe(false)
  expect(renders).toBe(3)
})

test('answers that the page sets, and a reset, are written into the input', () => {
  const form = make({ mail: 'first@example.com' })
  show(form)
  expect(mail().value).toBe('first@example.com')
  act(() => form.setValues({ mail: 'other@example.com' }))
  expect(mail().value).toBe('other@example.com')
  act(() => form.reset())
  expect(mail().value).toBe('first@example.com')
  expect(renders).toBe(1)
})

test('an answer follows an input that its own form has emptied', async () => {
  const form = make()
  function OwnForm(): ReactNode {
    return (
      <form aria-label="Own">
        <input {...useInput(form, 'mail').input} aria-label="Email" />
      </form>
    )
  }
  render(<OwnForm />)
  type('mira@example.com')
  expect(form.values().mail).toBe('mira@example.com')
  screen.getByRole<HTMLFormElement>('form').reset()
  await expect.poll(() => form.values().mail).toBe('')
  expect(mail().value).toBe('')
})

test('an input that is left counts as touched', () => {
  const form = make()
  show(form)
  fireEvent.blur(mail())
  expect(form.field('mail').snapshot().isTouched).toBe(true)
})

test('the focus goes to an input by the id of its field', () => {
  const form = make()
  show(form)
  act(() => form.focus('mail'))
  expect(document.activeElement).toBe(mail())
})

function Others(): ReactNode {
  return (
    <>
      <textarea {...useInput('note').input} aria-label="Note" />
      <select {...useInput('size').input} aria-label="Size">
        <option />
        <option>S</option>
        <option>M</option>
      </select>
    </>
  )
}

test('a text area and a list keep their answers, too', () => {
  const form = make({ note: 'Hello', size: 'M' })
  show(form, <Others />)
  const note = screen.getByLabelText<HTMLTextAreaElement>('Note')
  const size = screen.getByLabelText<HTMLSelectElement>('Size')
  expect([note.value, size.value]).toEqual(['Hello', 'M'])
  note.value = 'Bye'
  fireEvent(note, new Event('input', { bubbles: true }))
  size.value = 'S'
  fireEvent(size, new Event('change', { bubbles: true }))
  expect(form.values()).toMatchObject({ note: 'Bye', size: 'S' })
})

test('in strict mode an input is followed once', () => {
  const form = make()
  const set = vi.spyOn(form.field('mail'), 'set')
  show(
    form,
    <StrictMode>
      <Mail />
    </StrictMode>,
  )
  type('a')
  expect(set.mock.calls).toEqual([['a']])
})

test('an input that is gone writes nothing any more', () => {
  const form = make()
  const { rerender } = render(
    <FormRoot form={form}>
      <Mail />
    </FormRoot>,
  )
  const input = mail()
  rerender(<FormRoot form={form}>{null}</FormRoot>)
  input.value = 'late'
  input.dispatchEvent(new Event('input', { bubbles: true }))
  act(() => form.setValues({ mail: 'a@example.com' }))
  expect(form.values().mail).toBe('a@example.com')
  expect(input.value).toBe('late')
})

test('what was typed before the script was there is kept', async () => {
  const app = (form: Form<typeof contact>) => (
    <FormRoot form={form}>
      <Mail />
      <Others />
    </FormRoot>
  )
  const page = document.body.appendChild(document.createElement('div'))
  page.innerHTML = renderToString(app(make({ mail: 'first@example.com', size: 'S' })))
  mail().value = 'typed@example.com'
  screen.getByLabelText<HTMLSelectElement>('Size').value = 'M'
  const form = make({ mail: 'first@example.com', size: 'S' })
  const root = await act(() => hydrateRoot(page, app(form)))
  onTestFinished(() => {
    act(() => root.unmount())
    page.remove()
  })
  expect(mail().value).toBe('typed@example.com')
  expect(form.values()).toMatchObject({ mail: 'typed@example.com', size: 'M' })
})

function Other({ id }: { readonly id: string }): ReactNode {
  return <input {...useInput(id).input} />
}

test.each(['way', 'tags'])('an answer that is not one text is refused by name: %s', (id) => {
  expect(() => show(make(), <Other id={id} />)).toThrow(`the answer of '${id}'`)
})
