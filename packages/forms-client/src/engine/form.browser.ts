import type { Cleanup } from '@sitewright/machine'
import type { Result } from '@sitewright/machine/result'
import type { Listeners, Store } from '@sitewright/machine/store'
import type { FormCaptcha } from '../captcha/captcha.browser.ts'
import type { FieldValue, FieldValues } from '../kind/field.ts'
import type { FieldRules } from '../kind/kind.ts'
import type { Messages } from '../messages.ts'
import type { FieldCheck } from './check.browser.ts'
import type { FormFailure } from '../failure/failure.ts'
import type { FieldSnapshot, FieldStore } from '../answer/field-store.ts'
import type { AnswerOf, FieldId, FormDefinition, Shown, ValuesOf } from '../definition/form-definition.ts'
import type { FormNotice, FormSnapshot } from '../state/snapshot.ts'
import type { SubmissionOptions } from '../submission/submission.browser.ts'

/** A field of a form. */
export interface FormField<Value extends FieldValue = FieldValue>
  extends Store<FieldSnapshot<Value>>, Pick<FieldStore, 'definition'> {
  // Of the type of a method, so that a field of a known kind is also a field of any kind.
  /** Sets the answer. One of another shape is ignored. */
  readonly set: { set(value: Value): void }['set']
  /** Checks the answer and shows what is wrong. Returns true if it is right. */
  readonly check: () => Promise<boolean>
  /** Shows a text as the error of the field, or none. The next check replaces it, and so does a right answer. */
  readonly setError: (text: string | undefined) => void
  /** Notes that the visitor has left the field. */
  readonly touch: () => void
  /**
   * Leaves the field out of the check and of the submission, or takes it in again. Its controls stay as they are. A press
   * sets `areControls`: a field is disabled, too, if all of its controls are at the last press.
   */
  readonly setDisabled: (isDisabled: boolean, areControls?: boolean) => void
}

/** Settings of a form of any fields. */
export interface EngineOptions extends SubmissionOptions, FieldRules {
  /**
   * Leaves the answers to the server.
   * @default false
   */
  readonly isValidationDisabled?: boolean | undefined
  /** Texts that differ from `messages`. */
  readonly messages?: Partial<Messages> | undefined
  /**
   * Receives what listeners and the page's own code throw, and which answers the form does not offer.
   * @default the runtime's report of uncaught errors; `console.warn` for answers
   */
  readonly report?: ((error: unknown) => void) | undefined
}

/** Settings of `createForm`. */
export interface FormOptions<Definition extends FormDefinition = FormDefinition> extends EngineOptions {
  /**
   * Answers to begin with, and to go back to with `reset`. Options and statements that the form does not have are left
   * out and reported, here and wherever several answers are set.
   */
  readonly values?: Partial<ValuesOf<Definition>> | undefined
  /** Rules of the host by the id of their field. */
  readonly checks?:
    | {
        readonly [Id in keyof ValuesOf<Definition>]?: FieldCheck<
          ValuesOf<Definition>[Id],
          ValuesOf<Definition>
        >
      }
    | undefined
}

/** Settings of one submission. */
export interface SubmitOptions {
  /** Ends the submission when it is aborted. */
  readonly signal?: AbortSignal | undefined
  /** Fields of its body beside the `extraFields` of the form, such as the name and the value of the button. */
  readonly extraFields?: Readonly<Record<string, unknown>> | undefined
}

/** A form: its fields, and the way of its answers to the server. */
export interface Form<Definition extends FormDefinition = FormDefinition> extends Store<FormSnapshot> {
  readonly definition: Definition
  /** Undefined for a form without one. */
  readonly captcha: FormCaptcha | undefined
  /** All texts of the form, with those that its options replace. */
  readonly messages: Messages
  /** Events in their order. A listener that throws is reported and affects nothing else. */
  readonly notices: Pick<Listeners<[FormNotice<ValuesOf<Definition>>]>, 'subscribe'>
  // Methods, so that a form of known fields is also a form of any fields.
  /** Returns a field. Throws a `TypeError` for an unknown id. */
  field<Id extends FieldId<Definition>>(id: Id): FormField<AnswerOf<Definition, Id>>
  /** Sets some answers. What a field does not offer leaves it as it is. */
  setValues(values: Partial<ValuesOf<Definition>>): void
  /** Returns the answers as the form has them now, by the id of their field. */
  readonly values: () => Shown<ValuesOf<Definition>>
  /** Returns the JSON text of the answers as a submission would send them now. */
  readonly serialise: () => string
  /**
   * Submits the form, and returns the answers as they were sent; those of fields that were not asked are empty. While a
   * submission is on its way, and after one has succeeded, returns the promise of that one. Never rejects.
   */
  readonly submit: (options?: SubmitOptions) => Promise<Result<Shown<ValuesOf<Definition>>, FormFailure>>
  /**
   * Locks the form while its answers are saved in another way, such as by a queue: true shows it as saved. A submission that
   * has just begun, in the transition to `validating`, takes this outcome and sends nothing itself. Has no effect later.
   * `true` shows a form at once as saved that was sent without script, on a server too, or whose address cannot be opened.
   */
  readonly delegate: (saved: Promise<boolean> | true) => void
  /**
   * Shows what a server has refused, field by field, as after a submission that failed: the refusal of `readSubmission`,
   * or the body of a response with status 400. Ignored while a submission is on its way, and so is the state of an action
   * that has refused nothing: undefined, or `{ saved: true }`.
   */
  readonly refuse: (refusal: unknown) => void
  /**
   * Takes another definition: fields that are new, gone or in another order, and other titles. A field keeps its answer, if
   * it still asks for one of the same shape. New ones begin with their part of `values`, and go back to it. Listeners of the
   * form are called soon afterwards.
   */
  redefine(definition: FormDefinition, values?: FieldValues): void
  /** Checks all answers and shows what is wrong, without a submission. Returns true if all are right. */
  readonly check: () => Promise<boolean>
  /** Removes all errors. */
  readonly clearErrors: () => void
  /** Moves the focus to a field, if the form is shown. */
  focus(id: FieldId<Definition>): void
  /**
   * Goes back to the first answers, or to others, which are those to go back to from then on. Fields without one are
   * empty. Lets the form be submitted again, and aborts a submission that is on its way.
   */
  reset(values?: Partial<ValuesOf<Definition>>): void
  /**
   * Gives up the submission that is on its way: the form is unlocked, and keeps its answers. It may be saved nevertheless
   * if its state was `saving`.
   */
  readonly abort: () => void
  /** Unlocks a form whose page is shown again out of the back/forward cache. */
  readonly restore: () => void
  /**
   * Starts to follow the captcha. The returned function gives up a submission that is on its way. A request that saves it is
   * finished: `notices` tell of its success, and the form stays as it is.
   */
  readonly start: () => Cleanup
}
