import { next } from '@sitewright/machine'
import { createStore, type Store } from '@sitewright/machine/store'
import { formMachine, isLocked, type FormEvent, type FormState } from './form.machine.ts'
import type { FormSnapshot } from './snapshot.ts'

/** Snapshot of a form with the one function that moves it between its states. */
export interface Progress extends Store<FormSnapshot> {
  readonly on: (event: FormEvent, changes?: Partial<FormSnapshot>) => void
  readonly show: (changes: Partial<FormSnapshot>) => void
}

export interface ProgressOptions {
  readonly report?: ((error: unknown) => void) | undefined
  readonly onTransition: (from: FormState, to: FormState) => void
}

const initial: FormSnapshot = {
  state: formMachine.initial,
  isLocked: false,
  isSubmitDisabled: false,
  failure: undefined,
  message: undefined,
  problems: [],
  failures: 0,
}

/** Creates the progress of a form. */
export function createProgress({ report, onTransition }: ProgressOptions): Progress {
  const { snapshot, subscribe, update } = createStore(initial, report)
  const show = (changes: Partial<FormSnapshot>): void => update((before) => ({ ...before, ...changes }))
  return {
    snapshot,
    subscribe,
    show,
    on: (event, changes) => {
      const from = snapshot().state
      const to = next(formMachine, from, event)
      if (to === undefined) return
      show({ ...changes, state: to, isLocked: isLocked(to) })
      onTransition(from, to)
    },
  }
}

/** Changes that take an old failure off a form. */
export const noFailure = { failure: undefined, message: undefined, problems: [] } as const
