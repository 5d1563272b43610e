import type { Clock } from '@sitewright/machine'

/** Milliseconds that a call which ignores its answer waits for the rest of it. */
const PATIENCE_MS = 1000

/**
 * Reads the text of a response. The status is the answer of a call that ignores the body, and of one that failed: a body
 * that breaks off counts as empty then, and one that a success leaves open is not waited for. One that a failure leaves open
 * may still say why, so it is waited for until the call's time-out.
 */
export async function readText(
  response: Pick<Response, 'status' | 'text'>,
  { isIgnored, clock }: { readonly isIgnored: boolean; readonly clock: Clock },
): Promise<string> {
  const text = response.text()
  const isSuccess = response.status >= 200 && response.status < 300
  if (isSuccess && !isIgnored) return text
  const whole = text.catch(() => '')
  if (!isSuccess) return whole
  let cleanup = (): void => undefined
  const end = new Promise<string>((resolve) => {
    cleanup = clock(() => resolve(''), PATIENCE_MS)
  })
  return Promise.race([whole, end]).finally(cleanup)
}
