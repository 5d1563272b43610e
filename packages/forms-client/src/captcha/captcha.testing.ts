import { createStore, type Store } from '@sitewright/machine/store'

/** A captcha that a test solves. */
export interface FakeFormCaptcha extends Pick<Store<unknown>, 'subscribe'> {
  readonly answer: () => Promise<string | undefined>
  readonly reset: () => void
  readonly isBlocking: () => boolean
  /** Solves it; undefined expires the answer. */
  readonly solve: (answer: string | undefined) => void
  /** Number of resets so far. */
  readonly resets: () => number
  /** Makes the next answers reject, or work again. */
  readonly fail: (error: Error | undefined) => void
}

/** Creates a captcha for tests and stories. `isBound` disables the submit button until it is solved. */
export function createFormCaptcha({ isBound = false }: { readonly isBound?: boolean } = {}): FakeFormCaptcha {
  const { snapshot, set, subscribe } = createStore<string | undefined>(undefined)
  let resets = 0
  let failure: Error | undefined
  return {
    answer: () => (failure ? Promise.reject(failure) : Promise.resolve(snapshot())),
    isBlocking: () => isBound && snapshot() === undefined,
    subscribe,
    solve: set,
    resets: () => resets,
    reset: () => {
      resets += 1
      set(undefined)
    },
    fail: (error) => {
      failure = error
    },
  }
}
