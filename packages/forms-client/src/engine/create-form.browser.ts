import { withDefaults, type Cleanup } from '@sitewright/machine'
import { fail, succeed, type Result } from '@sitewright/machine/result'
import { createListeners } from '@sitewright/machine/store'
import { isRecord } from '@sitewright/site/reader'
import type { FieldValues } from '../kind/field.ts'
import { offeredValues } from '../answer/offer.ts'
import { messages as defaultMessages, type Messages } from '../messages.ts'
import { createChecker, type Press } from './check.browser.ts'
import {
  delegatedValues,
  failForm,
  isShown,
  resetCaptcha,
  sentAnswers,
  serialiseNow,
  settle,
  succeedForm,
  tellSuccess,
  valuesOf,
  type Engine,
  type Outcome,
} from './engine.browser.ts'
import { saveFailure, type FormFailure } from '../failure/failure.ts'
import { createFieldStores, type FieldStore } from '../answer/field-store.ts'
import type { EngineOptions, Form, FormField, FormOptions, SubmitOptions } from './form.browser.ts'
import { defineForm, type FormDefinition } from '../definition/form-definition.ts'
import { countReset } from './resets.ts'
import { createProgress, noFailure } from '../state/progress.ts'
import type { FormNotice } from '../state/snapshot.ts'

interface Running {
  readonly outcome: Promise<Result<FieldValues, FormFailure>>
  readonly stop: () => void
  /** Stops, but for the request that saves: it is finished, so that a form that was sent is not lost. */
  readonly leave: () => void
  /** Takes the outcome of another way to the server. Has no effect once the submission is on its own way. */
  readonly delegate: (saved: Promise<boolean>) => void
}

/**
 * Creates a form from its definition, without markup: `useForm` and `enhance` do so for React and for HTML.
 *
 * @throws `TypeError` without a way to the server, and for a definition that `defineForm` refuses. One that was stored is
 * read with `parseDefinition`.
 *
 * @example
 * ```ts
 * import { createForm } from '@sitewright/forms-client'
 * import { sendTo } from '@sitewright/forms-client/send'
 *
 * const form = createForm(contact, {
 *   ...sendTo((answers, { signal }) =>
 *     fetch('/contact', {
 *       method: 'POST',
 *       headers: { 'Content-Type': 'application/json' },
 *       body: JSON.stringify(answers),
 *       signal,
 *       keepalive: true,
 *     }),
 *   ),
 *   checks: { email: (value) => (value.endsWith('.example') ? 'This is no real address.' : undefined) },
 * })
 * form.field('email').set('ada@example.com')
 * const outcome = await form.submit() // { ok: false, … }: `form.snapshot().message` is the text
 * ```
 */
export function createForm<const Definition extends FormDefinition>(
  definition: Definition,
  options: FormOptions<Definition>,
): Form<Definition> {
  defineForm(definition)
  checkOptions(options)
  const { subscribe, notify } = createListeners<[FormNotice]>((error) => engine.report(error))
  const engine = createEngine(definition, options, () => options.checks ?? {}, notify)
  const { stores, progress, messages } = engine
  const { leave, ...submit } = createSubmit(engine, { ...options.values }, () => countReset(form))
  const field = createFields(engine)
  const form: Form = {
    ...submit,
    get definition() {
      return engine.definition
    },
    captcha: options.captcha,
    messages,
    field,
    snapshot: progress.snapshot,
    subscribe: progress.subscribe,
    notices: { subscribe },
    values: () => valuesOf(engine),
    serialise: () => serialiseNow(engine),
    setValues: (values) => {
      for (const [id, value] of offered(engine, values)) stores.get(id)?.set(value)
    },
    check: async () => {
      const right = await Promise.all([...stores.keys()].map((id) => field(id).check()))
      return right.every(Boolean)
    },
    clearErrors: () => {
      for (const { setProblem } of stores.values()) setProblem(undefined)
      progress.show(noFailure)
    },
    focus: (id) => notify({ kind: 'focus', id }),
    start: () => follow(engine, leave),
  }
  // The engine knows the fields by name only; their types follow from the definition.
  return form as unknown as Form<Definition>
}

/** Checks settings, which a page without types may forget. */
export function checkOptions(options: { readonly http?: unknown } | undefined): void {
  if (options?.http) return
  throw new TypeError('Give the form a way to its server: `{ http: createHttp(), page }`, or `sendTo(save)`.')
}

function createEngine(
  definition: FormDefinition,
  options: EngineOptions,
  checks: () => object,
  notify: (notice: FormNotice) => void,
): Engine {
  // A report that throws is an uncaught error and affects nothing else.
  const { subscribe, notify: report } = createListeners<[unknown]>()
  subscribe(options.report ?? raise)
  const messages = withDefaults<Messages>(defaultMessages, options.messages)
  const checker = createChecker(options, checks, messages)
  const onChange = (id: string): void => {
    checker.drop(id)
    notify({ kind: 'change', id })
  }
  const stores = createFieldStores(definition, { rules: options, messages, report, onChange })
  const progress = createProgress({
    report,
    onTransition: (from, to) => notify({ kind: 'transition', from, to }),
  })
  return { definition, options, report, messages, stores, checker, progress, memory: {}, notify }
}

function raise(error: unknown): never {
  throw error
}

/** Answers of which the visitor can see and change every part. The page's own code may work on without the others. */
const offered = (
  { definition, options: { report = console.warn } }: Engine,
  values: Readonly<Record<string, unknown>>,
): ReadonlyMap<string, unknown> => offeredValues(definition.fields, values, report)

function createFields(engine: Engine): (id: string) => FormField {
  const { stores, checker, report } = engine
  const createField = (store: FieldStore): FormField => ({
    ...store,
    get definition() {
      return store.definition
    },
    setError: (text) => store.setProblem(text ? { kind: 'refused', by: 'host', text } : undefined),
    check: async () => {
      try {
        return (await checker.checkOne(store, () => valuesOf(engine))) === undefined
      } catch (error) {
        report(error)
        return false
      }
    },
  })
  const fields = new WeakMap<FieldStore, FormField>()
  return (id) => {
    const store = stores.get(id)
    if (!store) throw new TypeError(`The form has no field with the id '${id}'.`)
    const field = fields.get(store) ?? createField(store)
    fields.set(store, field)
    return field
  }
}

/** Runs one submission at a time. */
function createSubmit(
  engine: Engine,
  initial: Readonly<Record<string, unknown>>,
  onReset: () => void,
): Pick<Form, 'submit' | 'abort' | 'delegate' | 'redefine' | 'refuse' | 'reset' | 'restore'> & {
  readonly leave: () => void
} {
  const { progress, stores } = engine
  let target = offered(engine, initial)
  let running: Running | undefined
  const forget = (): void => {
    running = undefined
  }
  const resetFields = (): void => {
    for (const [id, { reset }] of stores) reset(target.get(id))
  }
  resetFields()

  return {
    leave: () => {
      running?.leave()
      dropChecks(engine)
    },
    submit: ({ signal, extraFields } = {}) => {
      if (running) return running.outcome
      const { state } = progress.snapshot()
      if (signal?.aborted || state !== 'ready') return Promise.resolve(fail({ kind: 'aborted' }))
      // Before any listener is notified, so that a submit from a listener gets the same promise.
      running = begin(engine, { signal, extraFields }, forget)
      progress.on('submit', noFailure)
      return running.outcome
    },
    abort: () => running?.stop(),
    delegate: (saved) => {
      const { state } = progress.snapshot()
      if (saved === true) {
        if (state === 'redirecting') progress.on('saved')
        if (state !== 'ready') return
        const saved = succeedAtOnce(engine)
        // Unless the page has reset it at once.
        if (progress.snapshot().state !== 'ready') running = saved
        return
      }
      if (!running && state === 'ready') running = begin(engine, {}, forget)
      running?.delegate(saved)
      if (state === 'ready') progress.on('delegated', noFailure)
    },
    redefine: (definition, values = {}) => {
      defineForm(definition)
      const before = new Set(stores.values())
      engine.definition = definition
      stores.redefine(definition.fields)
      const begin = offered(engine, values)
      target = new Map([...target, ...begin])
      for (const [id, store] of stores) if (!before.has(store)) store.reset(target.get(id))
      // Later: a component may do this while it renders, when no other one may be told to.
      queueMicrotask(() => progress.show({}))
    },
    refuse: (refusal) => {
      if (progress.snapshot().isLocked || !isRefusal(refusal)) return
      forget()
      const cause = { kind: 'refused', status: 400, body: refusal } as const
      const values = new Map(Object.entries(valuesOf(engine)))
      failForm(
        engine,
        saveFailure(cause, (id) => isShown(engine, id)),
        values,
      )
    },
    reset: (values) => {
      if (values) target = offered(engine, values)
      running?.stop()
      dropChecks(engine)
      forget()
      resetFields()
      onReset()
      // Its answer was sent: https://developers.google.com/recaptcha/docs/verify takes each one once.
      if (progress.snapshot().state !== 'ready') resetCaptcha(engine)
      progress.on('reset')
      progress.show(noFailure)
    },
    restore: () => {
      if (progress.snapshot().state !== 'redirecting') return
      forget()
      resetCaptcha(engine)
      progress.on('restored')
    },
  }
}

/** Checks for a refusal. A state of a server action may also be that there is none, or that the form was saved. */
const isRefusal = (refusal: unknown): boolean =>
  refusal != null && !(isRecord(refusal) && refusal.saved === true)

function dropChecks({ stores, checker }: Engine): void {
  for (const id of stores.keys()) checker.drop(id)
}

/** Shows a form as saved that the browser has sent itself. */
function succeedAtOnce(engine: Engine): Running {
  engine.progress.on('delegated', noFailure)
  const sent = delegatedValues(engine, new Map(Object.entries(valuesOf(engine))))
  succeedForm(engine, sent)
  const outcome = Promise.resolve(succeed(sentAnswers(engine, sent)))
  const nothing = (): void => undefined
  return { outcome, stop: nothing, leave: nothing, delegate: nothing }
}

/**
 * Begins a submission. It ends once: with its outcome, or at once when it is stopped. Of one that was left while it was saved,
 * a success is told of later, unless another one has begun by then.
 */
function begin(
  engine: Engine,
  { signal: outer, extraFields }: SubmitOptions,
  onFailure: () => void,
): Running {
  const control = new AbortController()
  const press: Press = { signal: control.signal, values: new Map(), extraFields }
  let end: (outcome: Result<FieldValues, FormFailure>) => void = () => undefined
  const outcome = new Promise<Result<FieldValues, FormFailure>>((resolve) => {
    end = resolve
  })
  let isOver = false
  const finish = (result: Outcome): void => {
    if (isOver) {
      const isLeft = !control.signal.aborted && engine.progress.snapshot().state === 'ready'
      if (isLeft && result.ok) tellSuccess(engine, result.value)
      return
    }
    isOver = true
    outer?.removeEventListener('abort', stop)
    if (!result.ok) onFailure()
    try {
      if (result.ok) succeedForm(engine, result.value)
      else failForm(engine, result.failure, press.values)
    } catch (error) {
      engine.report(error)
    } finally {
      end(result.ok ? succeed(sentAnswers(engine, result.value)) : result)
    }
  }
  const leave = (): void => {
    if (engine.progress.snapshot().state !== 'saving') control.abort()
    dropChecks(engine)
    finish(fail({ kind: 'aborted' }))
  }
  const stop = (): void => {
    control.abort()
    leave()
  }
  outer?.addEventListener('abort', stop)
  let delegated: Promise<boolean> | undefined
  void Promise.resolve()
    .then(() => settle(engine, press, delegated))
    .then(finish)
  return {
    outcome,
    stop,
    leave,
    delegate: (saved) => {
      delegated ??= saved
    },
  }
}

/** Keeps the submit button in step with the captcha that it is bound to. */
function follow({ options: { captcha }, progress }: Engine, leave: () => void): Cleanup {
  if (!captcha) return leave
  const show = (): void => {
    const isSubmitDisabled = captcha.isBlocking()
    if (progress.snapshot().isSubmitDisabled !== isSubmitDisabled) progress.show({ isSubmitDisabled })
  }
  const unsubscribe = captcha.subscribe(show)
  show()
  return () => {
    unsubscribe()
    leave()
  }
}
