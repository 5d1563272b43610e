import type { Clock } from './clock.ts'

/** Clock of the page or the server: `setTimeout`. */
export const timers: Clock = (then, ms) => {
  const timer = setTimeout(then, ms)
  return () => clearTimeout(timer)
}
