import type { Undo } from '@sitewright/machine'
import { fail } from '@sitewright/machine/result'
import { createListeners } from '@sitewright/machine/store'
import { emptyValue } from '../field/field.ts'
import { messages as defaultMessages } from '../messages.ts'
import { createChecker, type FieldChecks, type Press } from './check.browser.ts'
import {
  failForm,
  settle,
  succeedForm,
  valuesOf,
  type Engine,
  type Outcome,
  type Report,
} from './engine.browser.ts'
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
  const report = createReport(options.report)
  const { subscribe, notify } = createListeners<[FormNotice]>(report)
  const checks = Object.entries(options.checks ?? {})
  const engine = createEngine(definition, { ...options, report }, checks, notify)
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

/** Reports errors. A report that throws is an uncaught error and affects nothing else. */
function createReport(report: EngineOptions['report'] = reportUncaught): Report {
  return (error) => {
    try {
      report(error)
    } catch (fault) {
      reportUncaught(fault)
    }
  }
}

function reportUncaught(error: unknown): void {
  queueMicrotask(() => {
    throw error
  })
}

function createEngine(
  definition: FormDefinition,
  options: Engine['options'],
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

function createFields({ stores, checker, options }: Engine): (id: string) => FormField {
  const fields = new Map<string, FormField>()
  for (const [id, store] of stores) {
    const { definition, snapshot, subscribe, set } = store
    const check = (): Promise<boolean> =>
      checker.checkOne(store).then(
        (verdict) => verdict === undefined,
        (error: unknown) => {
          options.report(error)
          return false
        },
      )
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
    stop: () => {
      running?.stop()
      dropChecks(engine)
    },
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
      dropChecks(engine)
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

function dropChecks({ stores, checker }: Engine): void {
  for (const id of stores.keys()) checker.drop(id)
}

/** Begins a submission. It ends once: with its outcome, or at once when it is stopped. */
function begin(engine: Engine, outer: AbortSignal | undefined, onFailure: () => void): Running {
  const control = new AbortController()
  const press: Press = { signal: control.signal, values: new Map() }
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
    try {
      if (result.ok) succeedForm(engine, result.value)
      else failForm(engine, result.failure, press)
    } catch (error) {
      engine.options.report(error)
    } finally {
      end(result)
    }
  }
  const stop = (): void => {
    control.abort()
    dropChecks(engine)
    finish(fail({ kind: 'aborted' }))
  }
  outer?.addEventListener('abort', stop)
  void Promise.resolve()
    .then(() => settle(engine, press))
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
