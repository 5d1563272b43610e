import { Form, useForm, useInput } from '@sitewright/forms-client/react'
import type { ReactNode } from 'react'
import { benchDefinition, benchOptions } from './ours.tsx'
import { works, type FormPage } from './works.ts'

/** A field whose text the browser keeps, in the markup that the other libraries draw. */
function OwnInput({ id, onRender }: { readonly id: string; readonly onRender: () => void }): ReactNode {
  const { input, error, errorId } = useInput(id)
  onRender()
  return (
    <p>
      <label>
        {id}
        <input {...input} />
      </label>
      {error && <span id={errorId}>{error}</span>}
    </p>
  )
}

function InputForm(page: FormPage): ReactNode {
  page.onFormRender()
  const form = useForm(benchDefinition(page), benchOptions(page))
  return (
    <Form form={form}>
      {page.ids.map((id) => (
        <OwnInput key={id} id={id} onRender={page.onFieldRender} />
      ))}
      <button>Send</button>
    </Form>
  )
}

export const { keystroke, keptKeys, renders, mounting, firstError, mistakes } = works((page) => (
  <InputForm {...page} />
))
