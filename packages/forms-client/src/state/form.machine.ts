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
  /** The answers are saved in another way, such as by a queue. */
  | 'delegated'
  | 'valid'
  | 'completed'
  | 'key'
  | 'serialised'
  | 'saved'
  | 'redirect'
  | 'failed'
  /** The page is shown again out of the back/forward cache, or was not left at all. */
  | 'restored'
  | 'reset'

/**
 * The six steps of a submission. A submit during one of them has no effect, so none is sent twice. A form that is ready
 * can fail too: a server action refuses what it got without us.
 */
export const formMachine: Machine<FormState, FormEvent> = {
  initial: 'ready',
  states: {
    ready: { on: { submit: 'validating', delegated: 'saving', redirect: 'redirecting', failed: 'ready' } },
    validating: { on: { valid: 'captcha', delegated: 'saving', failed: 'ready' } },
    captcha: { on: { completed: 'fetchingKey', failed: 'ready' } },
    fetchingKey: { on: { key: 'serialising', failed: 'ready' } },
    serialising: { on: { serialised: 'saving', failed: 'ready' } },
    // A page may reset the form as soon as it learns of the success.
    saving: { on: { saved: 'succeeded', redirect: 'redirecting', failed: 'ready', reset: 'ready' } },
    // An address that cannot be opened leaves the success view.
    redirecting: { on: { restored: 'ready', reset: 'ready', saved: 'succeeded' } },
    succeeded: { on: { reset: 'ready', failed: 'ready' } },
  },
}

/** Checks whether a form is locked: a submission is on its way, or the page is being left. */
export const isLocked = (state: FormState): boolean => state !== 'ready' && state !== 'succeeded'
