import { fail, succeed, type Result } from '@sitewright/machine/result'
import { askedIds, emptyValue, fieldName, type FieldValues } from '../kind/field.ts'
import { problemText } from '../validation/problem.ts'
import type { Messages } from '../messages.ts'
import type { Checker, Press } from './check.browser.ts'
import { failureText, type FormFailure } from '../failure/failure.ts'
import type { FieldStores } from '../answer/field-store.ts'
import type { EngineOptions } from './form.browser.ts'
import { isNewsletter, type FormDefinition } from '../definition/form-definition.ts'
import { successAddress } from '../redirect/redirect.ts'
import type { Progress } from '../state/progress.ts'
import type { FormNotice, ShownProblem } from '../state/snapshot.ts'
import {
  sentValues,
  serialise,
  submit,
  type Answer,
  type SentValues,
  type SubmissionMemory,
} from '../submission/submission.browser.ts'

/** Outcome of a submission, with the answers as they were sent. */
export type Outcome = Result<SentValues, FormFailure>

/** The parts of a running form. */
export interface Engine {
  definition: FormDefinition
  readonly options: EngineOptions
  /** Receives errors. Never throws. */
  readonly report: (error: unknown) => void
  readonly messages: Messages
  readonly stores: FieldStores
  readonly checker: Checker
  readonly progress: Progress
  readonly memory: SubmissionMemory
  readonly notify: (notice: FormNotice) => void
}

/** Returns an answer for each field of a form that can have one. */
const mapFields = (
  { fields }: FormDefinition,
  valueOf: (id: string) => FieldValues[string] | undefined,
): FieldValues =>
  Object.fromEntries(
    fields.flatMap((field) =>
      field.kind === 'section' ? [] : [[field.id, valueOf(field.id) ?? emptyValue(field)]],
    ),
  )

/** Returns the answers of all fields. */
export const valuesOf = ({ definition, stores }: Pick<Engine, 'definition' | 'stores'>): FieldValues =>
  mapFields(definition, (id) => stores.get(id)?.snapshot().value)

/** Returns what was sent. Fields that were not asked are empty. */
export const sentAnswers = ({ definition }: Engine, sent: SentValues): FieldValues =>
  mapFields(definition, (id) => sent.get(id))

/** Checks whether a field can show a text. */
export function isShown({ stores }: Engine, id: string): boolean {
  const store = stores.get(id)
  const { kind } = store?.definition ?? {}
  return store?.snapshot().isAsked === true && kind !== 'hidden' && kind !== 'section'
}

/** The answers of a press, without those of fields that are not asked or disabled. */
function answersOf({ definition: { fields }, stores }: Engine, values: Press['values']): readonly Answer[] {
  const asked = askedIds(fields, (id) => values.get(id))
  return fields.flatMap((field) => {
    // A field that was added since the press has no answer.
    const value = values.get(field.id) ?? (field.kind === 'section' ? '' : undefined)
    const isSent = asked.has(field.id) && !stores.get(field.id)?.snapshot().isDisabled
    return isSent && value !== undefined ? [[field, value]] : []
  })
}

/** One submission, from the answers as they are now to its outcome. Rejects if the code of the page throws. */
async function attempt(engine: Engine, { signal, values, extraFields }: Press): Promise<Outcome> {
  const { options, stores, checker, progress, memory, notify } = engine
  for (const { setProblem } of stores.values()) setProblem(undefined)
  return submit({
    ...options,
    extraFields: { ...options.extraFields, ...extraFields },
    memory,
    signal,
    check: () => checker.check(options.isValidationDisabled ? [] : stores.values(), { signal, values }),
    answers: () => answersOf(engine, values),
    isShown: (id) => isShown(engine, id),
    on: (event) => {
      // A submission that was aborted has no say in the one that follows.
      if (!signal.aborted) progress.on(event)
    },
    notify,
  })
}

/** Answers that are saved in another way. */
export const delegatedValues = (engine: Engine, values: Press['values']): SentValues =>
  sentValues(answersOf(engine, values), engine.options)

/** Writes the answers as a submission would send them now. */
export const serialiseNow = (engine: Engine): string =>
  serialise(answersOf(engine, new Map(Object.entries(valuesOf(engine)))), engine.options)

/** Waits for answers that are saved in another way. */
async function join(engine: Engine, { values }: Press, saved: Promise<boolean>): Promise<Outcome> {
  engine.progress.on('delegated')
  const sent = delegatedValues(engine, values)
  return (await saved) ? succeed(sent) : fail({ kind: 'aborted' })
}

/** Runs a submission to its outcome, or waits for that of another way to the server. Never rejects. */
export async function settle(
  engine: Engine,
  press: Press,
  delegated: Promise<boolean> | undefined,
): Promise<Outcome> {
  if (press.signal.aborted) return fail({ kind: 'aborted' })
  try {
    for (const [id, value] of Object.entries(valuesOf(engine))) press.values.set(id, value)
    const outcome = await (delegated ? join(engine, press, delegated) : attempt(engine, press))
    if (!outcome.ok && isForDevelopers(outcome.failure)) engine.report(outcome.failure.cause)
    return outcome
  } catch (cause) {
    engine.report(cause)
    return fail({ kind: 'crash', cause })
  }
}

/** Tells of a submission that succeeded, first as a sign-up if it is one. */
export function tellSuccess({ definition, stores, notify }: Engine, sent: SentValues): void {
  const open = [...sent].filter(([id]) => stores.get(id)?.definition.kind !== 'password')
  const signUp = { formId: definition.id, values: Object.fromEntries(open) }
  if (isNewsletter(definition)) notify({ kind: 'newsletter-sign-up', ...signUp })
  notify({ kind: 'submit-success', ...signUp })
}

/** Moves a form on after a submission that succeeded: tracking, event, then redirect or success view. */
export function succeedForm(engine: Engine, sent: SentValues): void {
  const url = successAddress(engine.definition)
  tellSuccess(engine, sent)
  engine.progress.on(url === undefined ? 'saved' : 'redirect')
  if (url !== undefined) engine.notify({ kind: 'redirect', url })
}

/** Unlocks a form after a submission that failed, shows why, and resets its captcha. */
export function failForm(engine: Engine, failure: FormFailure, values: Press['values']): void {
  const { progress, messages, notify } = engine
  const { failures } = progress.snapshot()
  let message = failureText(failure, messages)
  const hide = (): void => {
    message = undefined
  }
  notify({ kind: 'failing', failure, hide })
  progress.on('failed', {
    failure,
    message,
    problems: showProblems(engine, failure, values),
    failures: failures + 1,
  })
  resetCaptcha(engine)
  notify({ kind: 'failure', failure })
}

/** Asks for a new answer of the captcha: each is for one submission. */
export function resetCaptcha({ options: { captcha }, report }: Engine): void {
  try {
    captcha?.reset()
  } catch (error) {
    report(error)
  }
}

/** Checks for a failure of the page's own code, of which visitors read less than there is to know. */
const isForDevelopers = (failure: FormFailure): failure is FormFailure & { readonly cause: unknown } =>
  failure.kind === 'save' || (failure.kind === 'parse' && failure.unsent !== undefined)

/** Shows what is wrong with the answers that were sent. A field whose answer is newer keeps its own state. */
function showProblems(
  { stores, messages }: Engine,
  failure: FormFailure,
  values: Press['values'],
): readonly ShownProblem[] {
  if (failure.kind !== 'fields-invalid') return []
  return [...stores].flatMap(([id, { definition, snapshot, setProblem }]) => {
    const problem = failure.problems.get(id)
    if (!problem) return []
    if (snapshot().value === values.get(id)) setProblem(problem)
    return [{ id, name: fieldName(definition), text: problemText(problem, messages) }]
  })
}
