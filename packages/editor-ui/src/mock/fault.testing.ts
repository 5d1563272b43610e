/** Outcome of a request. */
export type Fate = 'ok' | 'failed' | 'endless'

/** Requests of a faked server. */
export interface Faults<Name extends string> {
  /** Decides what becomes of the next request of this name. Those after it succeed, unless it is `endless`. */
  readonly set: (name: Name, fate: Fate) => void
  /** Answers a request: by its fate, or with a rejection once its signal is aborted. */
  readonly answer: <Value>(name: Name, signal: AbortSignal, value: () => Value) => Promise<Value>
}

/** Creates the faults of a faked server. */
export function createFaults<Name extends string>(
  first: Partial<Readonly<Record<Name, Fate>>> = {},
): Faults<Name> {
  const fates = new Map<string, Fate>(
    Object.entries<Fate | undefined>(first).flatMap(([name, fate]) => (fate ? [[name, fate]] : [])),
  )
  return {
    set: (name, fate) => fates.set(name, fate),
    answer: async (name, signal, value) => {
      signal.throwIfAborted()
      const fate = fates.get(name) ?? 'ok'
      if (fate === 'endless') return whenAborted(signal)
      fates.delete(name)
      if (fate === 'failed') throw new Error(`The faked server refuses to ${name}.`)
      // An answer takes a turn of the event loop, as one of a network does.
      await Promise.resolve()
      signal.throwIfAborted()
      return value()
    },
  }
}

/** Rejects when a signal is aborted, and never resolves. */
const whenAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error))
  })
