import type { Undo } from '@sitewright/machine'
import { createListeners, type Listeners } from '@sitewright/machine/store'
import { fetchPreferencesCall, savePreferencesCall, type CommercePreferences } from './preference.contract.ts'
import { unwrap } from '../result.ts'
import { canonicalJson } from './preference.ts'
import { readPreferences, withoutWebsite } from './preference.ts'
import { ignoreAnswer, type Http } from '../http/http.browser.ts'
import { reportToConsole, type Report } from '../report.browser.ts'

/** The commerce preferences of a website, by namespace. */
export interface Preferences {
  /** Fetched once, then kept. Rejects with a `CallError` that has been reported; the next read tries again. */
  readonly read: (namespace: string) => Promise<CommercePreferences>
  /** Whether anything had changed and was therefore sent. Rejects as `read` does. */
  readonly save: (namespace: string, preferences: CommercePreferences) => Promise<boolean>
  /** Calls back after each save that was sent. */
  readonly whenRefetch: (namespace: string, listener: () => void) => Undo
}

/** Over which line preferences travel, and who is told of failures. */
export interface PreferencesOptions {
  readonly http: Http
  readonly report?: Report | undefined
}

/** What is known of one namespace. */
interface Kept {
  /** As text, so that nobody can change it unseen. */
  text?: string | undefined
  reading?: Promise<string> | undefined
  /** The last save: saves reach the server in the order they were made. */
  saving: Promise<unknown>
  readonly refetch: Listeners
}

/** Reads and saves commerce preferences, with one request for many readers. */
export function createPreferences({ http, report = reportToConsole }: PreferencesOptions): Preferences {
  const namespaces = new Map<string, Kept>()

  function open(namespace: string): Kept {
    const kept = namespaces.get(namespace) ?? { saving: Promise.resolve(), refetch: createListeners(report) }
    namespaces.set(namespace, kept)
    return kept
  }

  async function fetch(kept: Kept, namespace: string): Promise<string> {
    const fetched = unwrap(
      await http.call({ ...fetchPreferencesCall, params: { namespace } }, readPreferences),
    )
    // What was saved meanwhile is newer.
    return (kept.text ??= canonicalJson(fetched))
  }

  async function send(kept: Kept, namespace: string, text: string): Promise<boolean> {
    // A read under way decides whether anything changed; whoever reads is told if it fails.
    await kept.reading?.catch(() => undefined)
    if (kept.text === text) return false
    unwrap(
      await http.call(
        { ...savePreferencesCall, params: { namespace }, body: JSON.parse(text) },
        ignoreAnswer,
      ),
    )
    kept.text = text
    kept.refetch.notify()
    return true
  }

  const rethrow =
    (namespace: string) =>
    (error: unknown): never => {
      report(error, { namespace })
      throw error
    }

  return {
    read: async (namespace) => {
      const kept = open(namespace)
      if (kept.text === undefined) {
        kept.reading ??= fetch(kept, namespace)
          .catch(rethrow(namespace))
          .finally(() => (kept.reading = undefined))
      }
      return JSON.parse(kept.text ?? (await kept.reading) ?? '{}') as CommercePreferences
    },
    save: (namespace, preferences) => {
      const kept = open(namespace)
      const text = canonicalJson(withoutWebsite(preferences))
      const saved = kept.saving.then(() => send(kept, namespace, text)).catch(rethrow(namespace))
      kept.saving = saved.catch(() => undefined)
      return saved
    },
    whenRefetch: (namespace, listener) => open(namespace).refetch.subscribe(listener),
  }
}

export type { CommercePreferences } from './preference.contract.ts'
