import type { ReactNode } from 'react'
import { ErrorBanner, ErrorSummary } from '../error/error-summary.react.tsx'
import { Field } from '../field/field.react.tsx'
import { SuccessMessage } from './success/success-message.react.tsx'
import { FormRoot, type FormRootProps } from './form-root.react.tsx'
import type { FormDefinition } from '../definition/form-definition.ts'
import { SubmitButton } from './press/submit-button.react.tsx'

/** Props of `Form`: those of `FormRoot`, with parts by default. */
export interface FormProps<Definition extends FormDefinition = FormDefinition> extends Omit<
  FormRootProps<Definition>,
  'children' | 'success'
> {
  /**
   * Parts of the form, as children of its content.
   * @default a summary of errors, all fields in their order, and a submit button
   */
  readonly children?: ReactNode
  /**
   * View that takes the place of a submitted form.
   * @default <SuccessMessage />
   */
  readonly success?: ReactNode
}

/**
 * A form with its parts, which checks the answers and sends them. Typing renders one field, and never the
 * form.
 *
 * @example
 * ```tsx
 * import { ErrorSummary, Field, Form, SubmitButton, useForm } from '@sitewright/forms-client/react'
 *
 * export const Contact = () => (
 *   <Form form={useForm(contact, save)} success={<p>Thank you!</p>}>
 *     <ErrorSummary />
 *     <Field id="email" checksOnLeave />
 *     <SubmitButton>Send</SubmitButton>
 *   </Form>
 * )
 * ```
 */
export function Form<const Definition extends FormDefinition = FormDefinition>({
  children,
  success = <SuccessMessage />,
  ...root
}: FormProps<Definition>): ReactNode {
  return (
    <FormRoot {...root} success={success}>
      {children ?? <AllParts definition={root.form.definition} />}
    </FormRoot>
  )
}

function AllParts({ definition }: { readonly definition: FormDefinition }): ReactNode {
  return (
    <>
      <ErrorSummary />
      {definition.fields.map(({ id }) => (
        <Field key={id} id={id} />
      ))}
      <SubmitButton />
      <ErrorBanner />
    </>
  )
}
