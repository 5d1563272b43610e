import { Form, useField, useForm } from '@sitewright/forms-client/react'
import type { ReactNode } from 'react'
import { benchDefinition, benchOptions } from './ours.tsx'
import { works, type FormPage } from './works.ts'

/** A field in the markup that the other libraries draw: a label, an input, and a text below it. */
function OwnField({ id, onRender }: { readonly id: string; readonly onRender: () => void }): ReactNode {
  const { value, error, set } = useField(id)
  onRender()
  return (
    <p>
      <label>
        {id}
        <input
          name={id}
          value={typeof value === 'string' ? value : ''}
          onChange={(event) => set(event.target.value)}
        />
      </label>
      {error && <span>{error}</span>}
    </p>
  )
}

function OwnForm(page: FormPage): ReactNode {
  page.onFormRender()
  const form = useForm(benchDefinition(page), benchOptions(page))
  return (
    <Form form={form}>
      {page.ids.map((id) => (
        <OwnField key={id} id={id} onRender={page.onFieldRender} />
      ))}
      <button>Send</button>
    </Form>
  )
}

export const { keystroke, renders, mounting, firstError, mistakes } = works((page) => <OwnForm {...page} />)
