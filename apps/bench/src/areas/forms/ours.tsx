import type { FormDefinition, FormOptions } from '@sitewright/forms-client'
import type { FieldView } from '@sitewright/forms-client/connect'
import { ErrorSummary, Field, FieldControlGroup, Form, useForm } from '@sitewright/forms-client/react'
import { fail } from '@sitewright/machine/result'
import type { ReactNode } from 'react'
import { works, type FormPage } from './works.ts'

/** A server with the two calls of a form, in the page itself. */
const httpOf = ({ save }: FormPage): FormOptions['http'] => ({
  call: async (request, read) => {
    try {
      if (request.body) await save(request.body)
      const answer = read({ key: 'key' })
      return answer.ok ? answer : fail({ kind: 'malformed' })
    } catch (cause) {
      return fail({ kind: 'network', cause })
    }
  },
})

export const benchOptions = (page: FormPage): FormOptions => ({
  http: httpOf(page),
  page: { pageTitle: 'Bench', pagePath: '/' },
})

export const benchDefinition = ({ ids }: FormPage): FormDefinition => ({
  id: 'bench',
  fields: ids.map((id) => (id === 'email' ? { id, kind: 'email', required: true } : { id, kind: 'text' })),
})

function BenchForm(page: FormPage): ReactNode {
  page.onFormRender()
  const form = useForm(benchDefinition(page), benchOptions(page))
  return (
    <Form form={form}>
      <ErrorSummary />
      {page.ids.map((id) => (
        <CountedField key={id} id={id} onRender={page.onFieldRender} />
      ))}
      <button>Send</button>
    </Form>
  )
}

/** The parts of a field, with a count of its renders. */
function CountedField({ id, onRender }: { readonly id: string; readonly onRender: () => void }): ReactNode {
  const draw = ({ root, error, title: { htmlFor, children }, groups }: FieldView): ReactNode => {
    onRender()
    return (
      <div {...root}>
        <p {...error} />
        <label htmlFor={htmlFor}>{children}</label>
        {groups.map((group, index) => (
          <FieldControlGroup key={index} group={group} isSingle />
        ))}
      </div>
    )
  }
  return <Field id={id}>{draw}</Field>
}

export const { keystroke, renders, mounting, firstError, mistakes } = works((page) => <BenchForm {...page} />)
