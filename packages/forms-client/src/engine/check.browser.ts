import type { Cleanup } from '@sitewright/machine'
import type { FieldProblem, FieldValue, FieldValues } from '../kind/field.ts'
import type { FieldRules } from '../kind/kind.ts'
import { checkField, ruleText, type RuleText } from '../validation/problem.ts'
import type { Messages } from '../messages.ts'
import type { FieldStore } from '../answer/field-store.ts'
import { wait, type Patience } from '../submission/wait.browser.ts'

type RuleAnswer = RuleText | Promise<RuleText>

/** Beside the answer itself, what a rule of the host gets. */
export interface CheckContext<Values = FieldValues> {
  /** Answers of all fields, for rules about several of them. */
  readonly values: Values
  /** Aborted when the answer of the rule is no longer needed. Give it to a request of yours. */
  readonly signal?: AbortSignal | undefined
}

/**
 * Rule of the host for one field. Returns the text for the visitor if the answer is wrong; `true` is right, and `false` is
 * wrong in the words of `form.error.invalid`. It runs after the rules of the
 * field's kind. An answer that comes after the visitor has typed on is dropped, and its signal is aborted.
 */
export type FieldCheck<Value, Values = FieldValues> = (
  value: Value,
  context: CheckContext<Values>,
) => RuleAnswer

/** The rule of the host for a field. */
function checkOf(checks: object, id: string): FieldCheck<FieldValue> | undefined {
  // A field may be called as a member of every object.
  return Object.hasOwn(checks, id) ? (Reflect.get(checks, id) as FieldCheck<FieldValue>) : undefined
}

/** A press of the submit button. */
export interface Press {
  readonly signal: AbortSignal
  /** Answers that are sent, by the id of their field. */
  readonly values: Map<string, FieldValue>
  readonly extraFields?: Readonly<Record<string, unknown>> | undefined
}

/** Problem of an answer, or `dropped` if the visitor has typed on or another check of the field has begun. */
export type Verdict = FieldProblem | 'dropped' | undefined

export interface Checker {
  /** Checks a field beside the other answers, and shows what is wrong with it. */
  readonly checkOne: (field: FieldStore, values: () => FieldValues) => Promise<Verdict>
  /**
   * Checks the fields of a press. If the check of one was dropped, its newer answer is sent, and all are checked again.
   * Returns the problems by id.
   */
  readonly check: (fields: Iterable<FieldStore>, press: Press) => Promise<ReadonlyMap<string, FieldProblem>>
  /** Drops the answers that a field is waiting for. */
  readonly drop: (id: string) => void
}

/** Creates the checks of a form's fields. The rules of the host, by the id of their field, are read for each. */
export function createChecker(
  options: FieldRules & Patience,
  checks: () => object,
  messages: Messages,
): Checker {
  const running = new Map<string, Cleanup>()
  const drop = (id: string): void => running.get(id)?.()

  async function checkOne(store: FieldStore, values: () => FieldValues): Promise<Verdict> {
    const { id } = store.definition
    drop(id)
    const { value, isAsked, isDisabled } = store.snapshot()
    const isChecked = isAsked && !isDisabled
    const problem = isChecked ? checkField(store.definition, value, options) : undefined
    const check = checkOf(checks(), id)
    store.setProblem(problem)
    if (!isChecked || problem || !check) return problem
    return askRule(store, (signal) => check(value, { signal, values: values() }))
  }

  /** Asks a rule of the host. A rule that does not obey its signal is left behind. */
  async function askRule(
    { definition: { id }, snapshot, setProblem }: FieldStore,
    ask: (signal: AbortSignal) => RuleAnswer,
  ): Promise<Verdict> {
    const control = new AbortController()
    const { signal } = control
    running.set(id, () => {
      running.delete(id)
      control.abort()
      if (snapshot().isChecking) setProblem(undefined)
    })
    setProblem(undefined, true)
    try {
      const text = ruleText(await wait(() => ask(signal), signal, options), messages)
      running.delete(id)
      const found: Verdict = text ? { kind: 'refused', by: 'host', text } : undefined
      setProblem(found)
      return found
    } catch (error) {
      if (signal.aborted) return 'dropped'
      drop(id)
      throw error
    }
  }

  async function check(
    fields: Iterable<FieldStore>,
    press: Press,
  ): Promise<ReadonlyMap<string, FieldProblem>> {
    const stores = [...fields]
    const values = Object.fromEntries(press.values)
    const verdicts = await Promise.all(stores.map((store) => checkOne(store, () => values)))
    const found = new Map<string, FieldProblem>()
    let isDropped = false
    stores.forEach(({ definition: { id }, snapshot }, index) => {
      const verdict = verdicts[index]
      if (verdict === 'dropped') {
        isDropped = true
        press.values.set(id, snapshot().value)
      } else if (verdict) found.set(id, verdict)
    })
    return isDropped && !press.signal.aborted ? check(stores, press) : found
  }

  return { drop, checkOne, check }
}
