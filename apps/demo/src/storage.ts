/** Keys and values of a storage that lasts as long as the page. */
const memory = {
  getItem(this: Record<string, string>, key: string): string | null {
    return Object.hasOwn(this, key) ? (this[key] ?? null) : null
  },
  setItem(this: Record<string, string>, key: string, value: string): void {
    this[key] = value
  },
  removeItem(this: Record<string, string>, key: string): void {
    Reflect.deleteProperty(this, key)
  },
}

function isBlocked(name: 'localStorage' | 'sessionStorage'): boolean {
  try {
    return typeof window[name] !== 'object'
  } catch {
    return true
  }
}

let isReplaced = false

/** Checks for a storage that other pages share. A browser that blocks storage has no locks either. */
export const isShared = (): boolean => !isReplaced

/**
 * Gives a page whose browser blocks storage one that lasts as long as the page: the server of this demo lives in it, and
 * stores what it knows. https://html.spec.whatwg.org/multipage/webstorage.html#dom-localstorage
 */
export function replaceBlockedStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    if (!isBlocked(name)) continue
    isReplaced = true
    Object.defineProperty(window, name, { value: Object.create(memory) as Storage, configurable: true })
  }
}

/** Checks for the error of a storage that has no room left. */
export const isFull = (problem: unknown): boolean =>
  problem instanceof DOMException && problem.name === 'QuotaExceededError'

/** Keeps a value for the next page, unless the storage has no room left. */
export function keepItem(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch (problem) {
    if (!isFull(problem)) throw problem
  }
}
