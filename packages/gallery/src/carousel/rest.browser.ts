/** How long nothing moves before a gallery is at rest, in ms: longer than a key that is held down takes to repeat. */
const REST = 100

/** What is done once a gallery has come to rest. */
export interface Rest {
  /** Does it when nothing has moved for a moment. Returns whether nothing had moved before. */
  readonly later: () => boolean
  readonly now: () => void
}

/**
 * Puts off what nobody sees while slides move, so that it is done once for all that were passed. The Tab key does not
 * have to wait: it is done before the focus moves, wherever in the page it is.
 */
export function createRest(run: () => void, signal: AbortSignal): Rest {
  let timer: ReturnType<typeof setTimeout> | undefined
  function now(): void {
    clearTimeout(timer)
    timer = undefined
    run()
  }
  function later(): boolean {
    const wasAtRest = !timer
    clearTimeout(timer)
    timer = setTimeout(now, REST)
    return wasAtRest
  }
  document.addEventListener('keydown', ({ key }) => timer && key === 'Tab' && now(), {
    signal,
    capture: true,
  })
  signal.addEventListener('abort', () => clearTimeout(timer))
  return { later, now }
}
