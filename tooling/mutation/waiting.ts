import { performance } from 'node:perf_hooks'

/** Timers of Node: tests put false ones in their place. */
const { setInterval, clearInterval } = globalThis

/**
 * Time after which a test is taken to wait for ever. It is by the clock: with ten programs for each core, 15 seconds were
 * too few, and mutants that no test notices counted as noticed.
 */
export const LONGEST_MS = 60_000

/** Time between two looks at the thread, and looks in a row that find it idle after which nothing will wake it. */
const LOOK_MS = 500
const MOST_LOOKS = 20

/** Share of the time below which a thread is idle: a look takes some, too. */
const IDLE = 0.01

/** Waits for a test, and throws where it waits for ever: for longer than a minute, or in a thread that does nothing. */
export async function waitFor(test: () => unknown, lookMs = LOOK_MS): Promise<void> {
  const begin = performance.now()
  let before = performance.eventLoopUtilization()
  let looks = 0
  let timer: NodeJS.Timeout | undefined
  const endless = new Promise<never>((_, reject) => {
    timer = setInterval(() => {
      const now = performance.eventLoopUtilization()
      looks = performance.eventLoopUtilization(now, before).utilization < IDLE ? looks + 1 : 0
      before = now
      if (looks >= MOST_LOOKS || performance.now() - begin >= LONGEST_MS)
        reject(new Error('The test waits for ever.'))
    }, lookMs)
  })
  try {
    await Promise.race([test(), endless])
  } finally {
    clearInterval(timer)
  }
}
