import type { Machine } from '@sitewright/machine'

/** States of a form. */
export type FormState =
  | 'ready'
  | 'validating'
  | 'captcha'
  | 'fetchingKey'
  | 'serialising'
  | 'saving'
  /** Saved: the browser is on its way to another page, and the form stays locked. */
  | 'redirecting'
  /** Saved: the success view is shown. */
  | 'succeeded'

/** Events of a form. */
export type FormEvent =
  | 'submit'
  | 'valid'
  | 'completed'
  | 'key'
  | 'serialised'
  | 'saved'
  | 'redirect'
  | 'failed'
  /** The page is shown again out of the back/forward cache. */
  | 'restored'
  | 'reset'

/** The six steps of a submission. A submit during one of them has no effect, so none is sent twice. */
export const formMachine: Machine<FormState, FormEvent> = {
  initial: 'ready',
  states: {
    ready: { on: { submit: 'validating' } },
    validating: { on: { valid: 'captcha', failed: 'ready' } },
    captcha: { on: { completed: 'fetchingKey', failed: 'ready' } },
    fetchingKey: { on: { key: 'serialising', failed: 'ready' } },
    serialising: { on: { serialised: 'saving', failed: 'ready' } },
    saving: { on: { saved: 'succeeded', redirect: 'redirecting', failed: 'ready' } },
    redirecting: { on: { restored: 'ready', reset: 'ready' } },
    succeeded: { on: { reset: 'ready' } },
  },
}

/** Checks whether a form is locked: a submission is on its way, or the page is being left. */
export const isLocked = (state: FormState): boolean => state !== 'ready' && state !== 'succeeded'
