type LockCallback = (lock: object | null) => unknown
type LockRequest = readonly [LockCallback] | readonly [LockOptions, LockCallback]

const never = new Promise<never>(() => undefined)

/** Locks of all tabs, as those of a browser: one holder after another. A page that is gone holds none. */
export class Locks {
  readonly #lasts = new Map<string, Promise<unknown>>()
  readonly #counts = new Map<string, number>()

  /** The lock manager of a tab, until that is gone. */
  of(gone: Promise<unknown> = never): LockManager {
    const request = (name: string, ...given: LockRequest): Promise<unknown> => {
      const [options, then] = given.length === 1 ? [{}, ...given] : given
      return this.#request(name, options, then, gone)
    }
    return { request } as unknown as LockManager
  }

  #change(name: string, by: number): number {
    const count = (this.#counts.get(name) ?? 0) + by
    this.#counts.set(name, count)
    return count
  }

  async #request(
    name: string,
    { ifAvailable, signal }: LockOptions,
    then: LockCallback,
    gone: Promise<unknown>,
  ): Promise<unknown> {
    if (ifAvailable && this.#change(name, 0) > 0) return then(null)
    this.#change(name, 1)
    const before = this.#lasts.get(name) ?? Promise.resolve()
    const givenUp = new Promise<never>((_, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('Given up.', 'AbortError')))
    })
    const held = Promise.race([before, givenUp]).then(() => then({ name }))
    const ended = Promise.race([held, gone]).finally(() => this.#change(name, -1))
    // One that goes away while it waits leaves the lock to its holder.
    this.#lasts.set(name, Promise.all([before, ended.catch(() => undefined)]))
    return ended
  }
}
