import type { Attributes, ButtonAttributes, FormAttributes } from '@sitewright/site/part'
import type { Messages } from '../messages.ts'
import type { FormVariant } from '../definition/form-definition.ts'
import type { FormSnapshot } from '../state/snapshot.ts'

/** Attributes of a form. */
export interface FormView {
  /** Attributes of the `<form>`. */
  readonly root: FormAttributes
  /** Everything inside of the form but its success view. */
  readonly content: Attributes
}

/** Attributes of a form. Its own checks replace those of the browser. */
export function connectForm(
  { state, isLocked }: Pick<FormSnapshot, 'state' | 'isLocked'>,
  {
    variant = 'form',
    submit,
  }: {
    /** Kind of the form. @default 'form' */
    readonly variant?: FormVariant | undefined
    /** Is called on the submit event, which the browser does not act on. */
    readonly submit: () => void
  },
): FormView {
  return {
    root: {
      'aria-busy': isLocked || undefined,
      'data-form': 'form',
      'data-state': state,
      'data-variant': variant,
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault()
        submit()
      },
    },
    content: { 'data-form': 'content', hidden: state === 'succeeded' },
  }
}

/** Attributes of a submit button. It keeps the focus while the form is locked, so it is not disabled then. */
export const connectSubmitButton = (
  { isLocked, isSubmitDisabled }: Pick<FormSnapshot, 'isLocked' | 'isSubmitDisabled'>,
  { label, messages }: { readonly label: string; readonly messages: Messages },
): ButtonAttributes => ({
  type: 'submit',
  'aria-disabled': isLocked || undefined,
  disabled: isSubmitDisabled && !isLocked,
  'data-form': 'submit',
  'data-state': isLocked ? 'submitting' : 'idle',
  children: isLocked ? messages['form.submit.submitting'] : label,
})
