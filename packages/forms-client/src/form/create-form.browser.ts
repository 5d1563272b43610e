import type { Undo } from '@sitewright/machine'
import { fail } from '@sitewright/machine/result'
import { createListeners } from '@sitewright/machine/store'
import { emptyValue } from '../field/field.ts'
import { messages as defaultMessages } from '../messages.ts'
import { createChecker, type FieldChecks } from './check.browser.ts'
import { failForm, settle, succeedForm, valuesOf, type Engine, type Outcome } from './engine.browser.ts'
import { createFieldStores } from './field-store.ts'
import type { EngineOptions, Form, FormField, FormOptions } from './form.browser.ts'
import type { FormDefinition } from './form.ts'
import { createProgress, noFailure } from './progress.ts'
import type { FormNotice } from './snapshot.ts'

interface Running {
  readonly outcome: Promise<Outcome>
  readonly stop: () => void
}

/** Creates a form from its definition. */
export function createForm<const Definition extends FormDefinition>(
  definition: Definition,
  options: FormOptions<Definition>,
): Form<Definition> {
  const { subscribe, notify } = createListeners<[FormNotice]>(options.report)
  const engine = createEngine(definition, options, Object.entries(options.checks ?? {}), notify)
  const { stop, ...submit } = createSubmit(engine)
  const form: Form = {
    ...submit,
    definition,
    messages: engine.messages,
    snapshot: engine.progress.snapshot,
    subscribe: engine.progress.subscribe,
    notices: { subscribe },
    field: createFields(engine),
    values: () => valuesOf(engine.stores),
    setValues: (values) => setValues(engine, values),
    start: () => follow(engine, stop),
  }
  setValues(engine, options.values ?? {})
  // The engine knows the fields by name only; their types follow from the definition.
  return form as unknown as Form<Definition>
}

function createEngine(
  definition: FormDefinition,
  options: EngineOptions,
  checks: readonly (readonly [string, unknown])[],
  notify: (notice: FormNotice) => void,
): Engine {
  const { report } = options
  const messages = { ...defaultMessages, ...options.messages }
  const checker = createChecker(options, new Map(checks) as FieldChecks)
  const onChange = (id: string): void => {
    checker.drop(id)
    notify({ kind: 'change', id })
  }
  const stores = createFieldStores(definition, { rules: options, messages, report, onChange })
  const progress = createProgress({
    report,
    onTransition: (from, to) => notify({ kind: 'transition', from, to }),
  })
  return { definition, options, messages, stores, checker, progress, notify }
}

function createFields({ stores, checker }: Engine): (id: string) => FormField {
  const fields = new Map<string, FormField>()
  for (const [id, store] of stores) {
    const { definition, snapshot, subscribe, set } = store
    const check = async (): Promise<boolean> => (await checker.check([store])).size === 0
    fields.set(id, { definition, snapshot, subscribe, set, check })
  }
  return (id) => {
    const field = fields.get(id)
    if (!field) throw new TypeError(`The form has no field with the id '${id}'.`)
    return field
  }
}

function setValues({ stores }: Engine, values: Readonly<Record<string, unknown>>): void {
  for (const [id, value] of Object.entries(values)) stores.get(id)?.set(value)
}

/** Runs one submission at a time. */
function createSubmit(
  engine: Engine,
): Pick<Form, 'submit' | 'reset' | 'restore'> & { readonly stop: () => void } {
  const { progress, stores } = engine
  let running: Running | undefined
  const forget = (): void => {
    running = undefined
  }

  return {
    stop: () => running?.stop(),
    submit: ({ signal } = {}) => {
      if (running) return running.outcome
      if (signal?.aborted) return Promise.resolve(fail({ kind: 'aborted' }))
      // Before any listener is notified, so that a submit from a listener gets the same promise.
      running = begin(engine, signal, forget)
      progress.on('submit', noFailure)
      return running.outcome
    },
    reset: () => {
      running?.stop()
      forget()
      for (const { definition, set, setProblem } of stores.values()) {
        set(emptyValue(definition))
        setProblem(undefined)
      }
      progress.on('reset')
      progress.show(noFailure)
    },
    restore: () => {
      if (progress.snapshot().state !== 'redirecting') return
      forget()
      progress.on('restored')
    },
  }
}

/** Begins a submission. It ends once: with its outcome, or at once when it is stopped. */
function begin(engine: Engine, outer: AbortSignal | undefined, onFailure: () => void): Running {
  const control = new AbortController()
  let end: (outcome: Outcome) => void = () => undefined
  const outcome = new Promise<Outcome>((resolve) => {
    end = resolve
  })
  let isOver = false
  const finish = (result: Outcome): void => {
    if (isOver) return
    isOver = true
    outer?.removeEventListener('abort', stop)
    if (!result.ok) onFailure()
    if (result.ok) succeedForm(engine, result.value)
    else failForm(engine, result.failure)
    end(result)
  }
  const stop = (): void => {
    control.abort()
    finish(fail({ kind: 'aborted' }))
  }
  outer?.addEventListener('abort', stop)
  void Promise.resolve()
    .then(() => settle(engine, control.signal))
    .then(finish)
  return { outcome, stop }
}

/** Keeps the submit button in step with the captcha that it is bound to. */
function follow({ options: { captcha }, progress }: Engine, stop: () => void): Undo {
  if (!captcha) return stop
  const show = (): void => {
    const isSubmitDisabled = captcha.isBlocking()
    if (progress.snapshot().isSubmitDisabled !== isSubmitDisabled) progress.show({ isSubmitDisabled })
  }
  const unsubscribe = captcha.subscribe(show)
  show()
  return () => {
    unsubscribe()
    stop()
  }
}
