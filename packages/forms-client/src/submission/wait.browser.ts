import { timers, type Clock, type Cleanup } from '@sitewright/machine'

/** Patience with the page's own code: rules, and the captcha. */
export interface Patience {
  /**
   * Milliseconds after which a rule or a captcha without an answer counts as one that failed.
   * @default 60 seconds
   */
  readonly timeoutMs?: number | undefined
  /** Timers; a test gives a fake clock. @default `timers` of `@sitewright/machine` */
  readonly clock?: Clock | undefined
}

/** Asks code of the page that may never answer. Rejects when the signal is aborted, and when the time is up. */
export async function wait<Value>(
  ask: () => Value | Promise<Value>,
  signal: AbortSignal,
  { timeoutMs = 60_000, clock = timers }: Patience,
): Promise<Value> {
  let cleanup: Cleanup = () => undefined
  const end = new Promise<never>((_, reject) => {
    cleanup = clock(() => reject(new Error('There was no answer in time.')), timeoutMs)
    signal.addEventListener('abort', reject)
  })
  try {
    // Code that throws at once is a rejection too.
    return await Promise.race([end, new Promise<Value>((resolve) => resolve(ask()))])
  } finally {
    cleanup()
  }
}
