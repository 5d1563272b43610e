type LockCallback = (lock: object | null) => unknown

const never = new Promise<never>(() => undefined)

/** Locks of all tabs, as those of a browser: one holder after another. A page that is gone holds none. */
export class Locks {
  readonly #lasts = new Map<string, Promise<unknown>>()
  readonly #counts = new Map<string, number>()

  /** The lock manager of a tab, until that is gone. */
  of(gone: Promise<unknown> = never): LockManager {
    const request = (name: string, ...rest: readonly unknown[]): Promise<void> =>
      this.#request(name, rest.length === 1, rest.at(-1) as LockCallback, gone)
    return { request } as unknown as LockManager
  }

  async #request(name: string, waits: boolean, then: LockCallback, gone: Promise<unknown>): Promise<void> {
    const count = this.#counts.get(name) ?? 0
    if (!waits && count > 0) return void then(null)
    this.#counts.set(name, count + 1)
    const before = this.#lasts.get(name) ?? Promise.resolve()
    const held = Promise.race([before.then(() => then({ name })), gone]).finally(() =>
      this.#counts.set(name, (this.#counts.get(name) ?? 1) - 1),
    )
    // One that goes away while it waits leaves the lock to its holder.
    this.#lasts.set(name, Promise.all([before, held.catch(() => undefined)]))
    await held
  }
}
