import { fail, succeed, type Result } from '@sitewright/machine/result'
import { fieldName, type FieldValues } from '../field/field.ts'
import { problemText } from '../field/problem.ts'
import type { Messages } from '../messages.ts'
import type { Checker, Press } from './check.browser.ts'
import { failureText, type FormFailure } from './failure.ts'
import type { FieldStore } from './field-store.ts'
import type { EngineOptions } from './form.browser.ts'
import { isNewsletter, successAddress, type FormDefinition } from './form.ts'
import type { Progress } from './progress.ts'
import type { FormNotice, ShownProblem } from './snapshot.ts'
import { submit } from './submission.browser.ts'

/** Outcome of a submission. */
export type Outcome = Result<FieldValues, FormFailure>

/** Receives errors. Never throws. */
export type Report = (error: unknown) => void

/** The parts of a running form. */
export interface Engine {
  readonly definition: FormDefinition
  readonly options: EngineOptions & { readonly report: Report }
  readonly messages: Messages
  readonly stores: ReadonlyMap<string, FieldStore>
  readonly checker: Checker
  readonly progress: Progress
  readonly notify: (notice: FormNotice) => void
}

/** Returns the answers of all fields. */
export const valuesOf = (stores: Engine['stores']): FieldValues =>
  Object.fromEntries(
    [...stores].flatMap(([id, { definition, snapshot }]) =>
      definition.kind === 'section' ? [] : [[id, snapshot().value]],
    ),
  )

/** One submission, from the answers as they are now to its outcome. Rejects if the code of the page throws. */
async function attempt({ options, stores, checker, progress }: Engine, press: Press): Promise<Outcome> {
  const { signal, values } = press
  const asked = [...stores.values()].filter(({ snapshot }) => snapshot().isAsked)
  for (const [id, value] of Object.entries(valuesOf(stores))) values.set(id, value)
  const checked = options.isValidationDisabled ? [] : stores.values()
  for (const { setProblem } of stores.values()) setProblem(undefined)
  const saved = await submit({
    ...options,
    signal,
    check: () => checker.check(checked, press),
    answers: () => asked.map(({ definition }) => [definition, values.get(definition.id) ?? '']),
    isShown: (id) => asked.some(({ definition }) => definition.id === id && definition.kind !== 'hidden'),
    on: (event) => {
      // A submission that was aborted has no say in the one that follows.
      if (!signal.aborted) progress.on(event)
    },
  })
  return saved.ok ? succeed(Object.fromEntries(values)) : saved
}

/** Runs a submission to its outcome. Never rejects. */
export async function settle(engine: Engine, press: Press): Promise<Outcome> {
  try {
    return await attempt(engine, press)
  } catch (cause) {
    engine.options.report(cause)
    return fail({ kind: 'crash', cause })
  }
}

/** Moves a form on after a submission that succeeded: tracking, event, then redirect or success view. */
export function succeedForm({ definition, notify, progress }: Engine, values: FieldValues): void {
  const url = successAddress(definition)
  const signUp = { formId: definition.id, values }
  if (isNewsletter(definition)) notify({ kind: 'newsletter-sign-up', ...signUp })
  notify({ kind: 'submit-success', ...signUp })
  progress.on(url === undefined ? 'saved' : 'redirect')
  if (url !== undefined) notify({ kind: 'redirect', url })
}

/** Unlocks a form after a submission that failed, shows why, and resets its captcha. */
export function failForm(engine: Engine, failure: FormFailure, press: Press): void {
  const { options, progress, messages, notify } = engine
  const { failures } = progress.snapshot()
  progress.on('failed', {
    failure,
    message: failureText(failure, messages),
    problems: showProblems(engine, failure, press),
    failures: failures + 1,
  })
  try {
    options.captcha?.reset()
  } catch (error) {
    options.report(error)
  }
  notify({ kind: 'failure', failure })
}

/** Shows what is wrong with the answers that were sent. A field whose answer is newer keeps its own state. */
function showProblems(
  { stores, messages }: Engine,
  failure: FormFailure,
  { values }: Press,
): readonly ShownProblem[] {
  if (failure.kind !== 'fields-invalid') return []
  return [...stores].flatMap(([id, { definition, snapshot, setProblem }]) => {
    const problem = failure.problems.get(id)
    if (!problem) return []
    if (snapshot().value === values.get(id)) setProblem(problem)
    return [{ id, name: fieldName(definition), text: problemText(problem, messages) }]
  })
}
