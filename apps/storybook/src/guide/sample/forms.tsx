import { defineForm } from '@sitewright/forms-client'
import { useFormAction, type FormActionState } from '@sitewright/forms-client/action'
import { createFormPages } from '@sitewright/forms-client/pages'
import { enhanceAll } from '@sitewright/forms-client/dom'
import {
  AnswerSummary,
  ErrorSummary,
  Field,
  Form,
  FormRoot,
  SubmitButton,
  useForm,
} from '@sitewright/forms-client/react'
import { sendTo } from '@sitewright/forms-client/send'
import { useEffect, useState, useSyncExternalStore } from 'react'

// Values of a site: each sample shows the types of those it needs.
declare const answers: Readonly<Record<string, string>>
declare const save: (state: FormActionState, data: FormData) => Promise<FormActionState>

const contact = defineForm({
  id: 'contact',
  fields: [
    { id: 'email', kind: 'email', title: 'Email', required: true },
    { id: 'message', kind: 'textarea', title: 'Message', maxLength: 500 },
  ],
})
const toServer = sendTo((values, { signal }) =>
  fetch('/contact', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(values),
    signal,
    keepalive: true,
  }),
)

// #region forms-client/Form
export const Contact = () => <Form form={useForm(contact, toServer)} />
// #endregion

// #region forms-client/Part per kind
export const InAnOrderOfYourOwn = () => (
  <Form form={useForm(contact, toServer)}>
    <Field id="message" />
    <Field id="email" />
    <SubmitButton />
  </Form>
)
// #endregion

// #region forms-client/FormRoot
export const WithYourMarkup = () => (
  <FormRoot form={useForm(contact, toServer)}>
    <ErrorSummary />
    <div className="columns">
      <Field id="email" />
      <Field id="message" />
    </div>
    <SubmitButton />
  </FormRoot>
)
// #endregion

// #region forms-client/Form in the markup of a page
enhanceAll(document, toServer)
// #endregion

// #region forms-client/Pages of a form
export function Steps() {
  const form = useForm(contact, toServer)
  const [pages] = useState(() => createFormPages(form))
  useEffect(() => pages.start(), [pages])
  const { page, isLast } = useSyncExternalStore(pages.subscribe, pages.snapshot, pages.snapshot)
  return (
    <Form form={form}>
      {page.fields.map(({ id }) => (
        <Field key={id} id={id} />
      ))}
      {isLast ? (
        <SubmitButton />
      ) : (
        <button type="submit" data-form="button">
          Next
        </button>
      )}
    </Form>
  )
}
// #endregion

// #region forms-client/AnswerSummary
export const Thanks = () => <AnswerSummary definition={contact} values={answers} />
// #endregion

// #region forms-client/useFormAction
export function ContactWithAction() {
  const { form, action } = useFormAction(contact, save)
  return <Form form={form} action={action} />
}
// #endregion
