import type { Cleanup } from '@sitewright/machine'
import { createListeners, type Listeners } from '@sitewright/machine/store'
import { fetchPreferencesCall, savePreferencesCall, type CommercePreferences } from './preference.contract.ts'
import { unwrap } from '../result.ts'
import { canonicalJson } from './preference.ts'
import { readPreferences, withoutWebsite } from './preference.ts'
import type { CallFailure } from '../http/failure.ts'
import { ignoreAnswer, type Http } from '../http/http.browser.ts'
import { reportToConsole, type Report } from '../report.browser.ts'

/** The commerce preferences of a website, by namespace. */
export interface Preferences {
  /** Fetches once, then returns copies. Rejects with a `CallError` after reporting it; the next read tries again. */
  readonly read: (namespace: string) => Promise<CommercePreferences>
  /** Sends changed preferences and resolves to true, or to false if none changed. Rejects as `read` does. */
  readonly save: (namespace: string, preferences: CommercePreferences) => Promise<boolean>
  /** Calls back after each save that was sent. */
  readonly whenRefetch: (namespace: string, listener: () => void) => Cleanup
}

/** Settings of `createPreferences`. */
export interface PreferencesOptions {
  /** Makes the calls of the server. */
  readonly http: Http
  /** Receives the errors of failed calls. */
  readonly report?: Report | undefined
}

/** State of one namespace. */
interface NamespaceState {
  /** As text, so that no caller can change it. */
  text?: string | undefined
  reading?: Promise<string> | undefined
  /** The last save: saves are sent in order. */
  saving: Promise<unknown>
  readonly refetch: Listeners
}

/**
 * Reads and saves commerce preferences, with one request for many readers.
 *
 * @example
 * ```ts
 * import { createPreferences } from '@sitewright/site/preferences'
 *
 * const preferences = createPreferences({ http })
 * const shipping = await preferences.read('shipping')
 * await preferences.save('shipping', { ...shipping, isOn: true })
 * ```
 */
export function createPreferences({ http, report = reportToConsole }: PreferencesOptions): Preferences {
  const namespaces = new Map<string, NamespaceState>()

  function stateOf(namespace: string): NamespaceState {
    const state = namespaces.get(namespace) ?? { saving: Promise.resolve(), refetch: createListeners(report) }
    namespaces.set(namespace, state)
    return state
  }

  async function fetch(state: NamespaceState, namespace: string): Promise<string> {
    const fetched = unwrap(
      await http.call({ ...fetchPreferencesCall, params: { namespace } }, readPreferences),
    )
    // A text saved meanwhile is newer.
    return (state.text ??= canonicalJson(fetched))
  }

  async function send(state: NamespaceState, namespace: string, text: string): Promise<boolean> {
    // A read under way decides whether the text has changed. Its caller gets its failure.
    await state.reading?.catch(() => undefined)
    if (state.text === text) return false
    const saved = await http.call(
      { ...savePreferencesCall, params: { namespace }, body: JSON.parse(text) },
      ignoreAnswer,
    )
    // Unless it was refused, a save may have arrived: what the server has is then not known.
    if (!saved.ok && !isRefusal(saved.failure)) state.text = undefined
    unwrap(saved)
    state.text = text
    state.refetch.notify()
    return true
  }

  const rethrow =
    (namespace: string) =>
    (error: unknown): never => {
      // The caller gets the error of the call, whatever the report throws.
      queueMicrotask(() => report(error, { namespace }))
      throw error
    }

  return {
    read: async (namespace) => {
      const state = stateOf(namespace)
      if (state.text === undefined) {
        state.reading ??= fetch(state, namespace)
          .catch(rethrow(namespace))
          .finally(() => (state.reading = undefined))
      }
      return JSON.parse(state.text ?? (await state.reading) ?? '{}') as CommercePreferences
    },
    save: (namespace, preferences) => {
      const state = stateOf(namespace)
      const text = canonicalJson(withoutWebsite(preferences))
      const saved = state.saving.then(() => send(state, namespace, text)).catch(rethrow(namespace))
      state.saving = saved.catch(() => undefined)
      return saved
    },
    whenRefetch: (namespace, listener) => stateOf(namespace).refetch.subscribe(listener),
  }
}

/** Checks that a server has not done what a call says. One that is down may have done it before. */
const isRefusal = (failure: CallFailure): boolean => 'status' in failure && failure.status < 500

export type { CommercePreferences } from './preference.contract.ts'
