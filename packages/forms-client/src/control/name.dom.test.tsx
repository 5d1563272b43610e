import { act, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createForm, defineForm, type Form as FormStore } from '../index.ts'
import { createFormStage } from '../mock/stage.testing.ts'
import { Field, FormRoot, useField, useInput } from '../react.ts'
import { keepName } from './name.dom.ts'

const definitionOf = (count: number) =>
  defineForm({
    id: 'long',
    fields: Array.from({ length: count }, (_, at) => ({
      id: `f${at}`,
      kind: 'email' as const,
      title: `Email ${at}`,
    })),
  })

const formOf = (count: number): FormStore => createForm(definitionOf(count), createFormStage())

interface InputProps {
  readonly form: FormStore
  readonly id: string
}

function OwnText({ form, id }: InputProps): ReactNode {
  return <input type="email" aria-label={id} {...useInput(form, id).input} />
}

function FormText({ form, id }: InputProps): ReactNode {
  const { value, set } = useField(form, id)
  return (
    <input
      type="email"
      name={id}
      aria-label={id}
      value={typeof value === 'string' ? value : ''}
      onChange={(event) => set(event.target.value)}
    />
  )
}

function Part({ id }: InputProps): ReactNode {
  return (
    <Field id={id}>
      {({ groups }) =>
        groups[0]?.controls.map(({ attributes }) => <input {...attributes} key={id} aria-label={id} />)
      }
    </Field>
  )
}

/** Types as a visitor does: React sees only texts that were not written by a script of the page. */
function type(input: HTMLInputElement, text: string): void {
  act(() => void fireEvent.input(input, { target: { value: text } }))
}

/** Names of the attributes that are written below an element, also those that get the text that they have. */
function recordWrites(element: Element): () => (string | null)[] {
  const observer = new MutationObserver(() => undefined)
  observer.observe(element, { attributes: true, subtree: true })
  onTestFinished(() => observer.disconnect())
  return () => observer.takeRecords().map(({ attributeName }) => attributeName)
}

describe.each([10, 1000])('in a form of %i fields', (count) => {
  test.each([
    ['useInput', OwnText],
    ['useField', FormText],
    ['a part', Part],
  ])('a key with %s writes no name and no type', (_, Each) => {
    const form = formOf(count)
    const { container } = render(
      <FormRoot form={form}>
        {form.definition.fields.map(({ id }) => (
          <Each key={id} form={form} id={id} />
        ))}
      </FormRoot>,
    )
    const written = recordWrites(container)
    const input = screen.getByLabelText<HTMLInputElement>('f5')
    for (const text of ['a', 'ab', 'abc']) type(input, text)
    expect(form.field('f5').snapshot().value).toBe('abc')
    expect(written().filter((name) => name !== 'value')).toEqual([])
    expect([input.name, input.type]).toEqual(['f5', 'email'])
  })
})

test('without a form of ours, useInput alone keeps the name', () => {
  const form = formOf(1)
  const { container } = render(
    <form>
      <OwnText form={form} id="f0" />
    </form>,
  )
  const written = recordWrites(container)
  type(screen.getByLabelText('f0'), 'a')
  expect(written()).toEqual([])
})

test('a name that React changes is changed, and one that it takes away is gone', () => {
  const form = formOf(1)
  function Named({ name }: { readonly name: string | undefined }): ReactNode {
    return <input name={name} aria-label="Named" onChange={() => undefined} />
  }
  const show = (name: string | undefined): ReactNode => (
    <FormRoot form={form}>
      <Named name={name} />
    </FormRoot>
  )
  const { rerender } = render(show('f0'))
  const input = screen.getByLabelText<HTMLInputElement>('Named')
  type(input, 'a')
  rerender(show('other'))
  expect(input.getAttribute('name')).toBe('other')
  rerender(show(undefined))
  type(input, 'ab')
  expect(input.hasAttribute('name')).toBe(false)
})

describe('an input that keeps its name', () => {
  function inputWith(markup: string): HTMLInputElement {
    const parent = document.createElement('div')
    parent.innerHTML = markup
    const input = parent.querySelector('input')
    if (!input) throw new Error('The markup has an input.')
    keepName({ target: input })
    return input
  }

  test('takes another name and another type at once', () => {
    const input = inputWith('<input name="a" type="email">')
    input.name = 'b'
    input.type = 'text'
    expect(input.outerHTML).toBe('<input name="b" type="text">')
    expect([input.name, input.type]).toEqual(['b', 'text'])
  })

  test('is without a name if it was emptied and got none', async () => {
    const input = inputWith('<input name="a">')
    input.name = ''
    await Promise.resolve()
    expect(input.outerHTML).toBe('<input name="">')
  })

  test('writes nothing if the name comes back, also later', async () => {
    const input = inputWith('<input name="a" type="email">')
    const written = recordWrites(input)
    input.name = ''
    input.type = 'email'
    input.name = 'a'
    await Promise.resolve()
    expect(written()).toEqual([])
    expect(input.name).toBe('a')
  })

  test('is none of a class of its own, which keeps its name and its type as they are', () => {
    const input = document.createElement('input')
    Object.setPrototypeOf(input, Object.create(Object.getPrototypeOf(input) as object) as object)
    keepName({ target: input })
    input.name = 'b'
    input.type = 'email'
    expect([input.name, input.type]).toEqual(['b', 'email'])
  })

  test('is no radio button: those of a group change together', () => {
    const input = inputWith('<input name="a" type="radio">')
    input.name = ''
    expect(input.outerHTML).toBe('<input name="" type="radio">')
  })
})
