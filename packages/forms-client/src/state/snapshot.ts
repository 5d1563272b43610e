import type { FieldValues } from '../kind/field.ts'
import type { FormFailure } from '../failure/failure.ts'
import type { FormSubmission } from '../endpoint/form.contract.ts'
import type { FormState } from './form.machine.ts'

/** A field that is wrong, for a summary of errors. */
export interface ShownProblem {
  readonly id: string
  /** Its title; without one its placeholder, or else its id. */
  readonly name: string
  /** Error text for the visitor. */
  readonly text: string
}

/** Snapshot of a form. Typing does not change it. It is another one once the form has taken another definition. */
export interface FormSnapshot {
  /** Step of the submission. */
  readonly state: FormState
  /** True while a submission is on its way, or the page is being left. */
  readonly isLocked: boolean
  /** True while the submit button waits for the captcha that it is bound to. */
  readonly isSubmitDisabled: boolean
  /** Reason why the last submission was not accepted. */
  readonly failure: FormFailure | undefined
  /** Text for the visitor about it, unless a queue has taken the answers. */
  readonly message: string | undefined
  /** Fields that were wrong when the form was submitted, in their order. */
  readonly problems: readonly ShownProblem[]
  /** Number of submissions that failed, so that the focus moves once for each. */
  readonly failures: number
}

/** Event of a form, for tracking, development and the elements that show it. */
export type FormNotice<Values = FieldValues> =
  | { readonly kind: 'transition'; readonly from: FormState; readonly to: FormState }
  | {
      readonly kind: 'change'
      /** Id of the field whose answer has changed. */
      readonly id: string
    }
  /** Before a body is sent that saves the form. From here on it may be saved, whatever happens. */
  | {
      readonly kind: 'sending'
      /** What is sent, with the answers as JSON text in `form`. */
      readonly body: FormSubmission
    }
  /** Before `failure`. `hide` takes its text off the form: the answers are kept, and sent later, such as by a queue. */
  | {
      readonly kind: 'failing'
      readonly failure: FormFailure
      /** Takes the text of the failure off the form. */
      readonly hide: () => void
    }
  | {
      readonly kind: 'failure'
      /** Its text is the `message` of the snapshot. */
      readonly failure: FormFailure
    }
  /** A field is to get the focus. */
  | {
      readonly kind: 'focus'
      /** Id of the field, for the elements that show the form. */
      readonly id: string
    }
  /** Before `submit-success`, of newsletters only. */
  | {
      readonly kind: 'newsletter-sign-up'
      readonly formId: string
      /** The answers by the id of their field, but for passwords. */
      readonly values: Partial<Values>
    }
  /** Before any redirect. The answers are those that were sent, but for passwords. */
  | {
      readonly kind: 'submit-success'
      readonly formId: string
      /** The answers by the id of their field, but for passwords. */
      readonly values: Partial<Values>
    }
  | {
      readonly kind: 'redirect'
      /** Address that the page is about to open. */
      readonly url: string
    }
