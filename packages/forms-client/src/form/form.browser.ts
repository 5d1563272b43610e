import type { Undo } from '@sitewright/machine'
import type { Result } from '@sitewright/machine/result'
import type { Listeners, Store } from '@sitewright/machine/store'
import type { FieldValue } from '../field/field.ts'
import type { FieldRules } from '../field/kind.ts'
import type { Messages } from '../messages.ts'
import type { FieldCheck } from './check.browser.ts'
import type { FormFailure } from './failure.ts'
import type { FieldSnapshot, FieldStore } from './field-store.ts'
import type { FormDefinition, ValuesOf } from './form.ts'
import type { FormNotice, FormSnapshot } from './snapshot.ts'
import type { SubmissionOptions } from './submission.browser.ts'

/** A field of a form. */
export interface FormField extends Store<FieldSnapshot>, Pick<FieldStore, 'definition'> {
  /** Sets the answer. One of another shape is ignored. */
  readonly set: (value: FieldValue) => void
  /** Checks the answer and shows what is wrong. Returns true if it is right. */
  readonly check: () => Promise<boolean>
}

/** Ids of the fields of a form. */
export type FieldId<Definition extends FormDefinition> = Definition['fields'][number]['id']

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
   * Receives what listeners and the page's own code throw.
   * @default the runtime's report of uncaught errors
   */
  readonly report?: ((error: unknown) => void) | undefined
}

/** Settings of `createForm`. */
export interface FormOptions<Definition extends FormDefinition = FormDefinition> extends EngineOptions {
  /** Answers to begin with. */
  readonly values?: Partial<ValuesOf<Definition>> | undefined
  /** Rules of the host by the id of their field. */
  readonly checks?:
    { readonly [Id in keyof ValuesOf<Definition>]?: FieldCheck<ValuesOf<Definition>[Id]> } | undefined
}

/** A form: its fields, and the way of its answers to the server. */
export interface Form<Definition extends FormDefinition = FormDefinition> extends Store<FormSnapshot> {
  readonly definition: Definition
  readonly messages: Messages
  /** Events in their order. A listener that throws is reported and affects nothing else. */
  readonly notices: Pick<Listeners<[FormNotice<ValuesOf<Definition>>]>, 'subscribe'>
  // Methods, so that a form of known fields is also a form of any fields.
  /** Returns a field. Throws a `TypeError` for an unknown id. */
  field(id: FieldId<Definition>): FormField
  /** Sets some answers. */
  setValues(values: Partial<ValuesOf<Definition>>): void
  readonly values: () => ValuesOf<Definition>
  /**
   * Submits the form. While a submission is on its way, and after one has succeeded, returns the promise of that one.
   * Never rejects.
   */
  readonly submit: (options?: {
    readonly signal?: AbortSignal | undefined
  }) => Promise<Result<ValuesOf<Definition>, FormFailure>>
  /** Empties all fields, and lets the form be submitted again. Aborts a submission that is on its way. */
  readonly reset: () => void
  /** Unlocks a form whose page is shown again out of the back/forward cache. */
  readonly restore: () => void
  /** Starts to follow the captcha. The returned function aborts a submission that is on its way. */
  readonly start: () => Undo
}
