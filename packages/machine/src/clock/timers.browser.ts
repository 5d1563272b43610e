import type { Clock } from './clock.ts'

/** Clock of the page or the server: `setTimeout`, also for delays that are longer than it can count. */
export const timers: Clock = (then, ms) => {
  let timer: ReturnType<typeof setTimeout>
  // It counts to 2 ** 31 - 1, nearly 25 days: https://html.spec.whatwg.org/multipage/timers-and-user-prompts.html
  const wait = (left: number): void => {
    timer = left > 2e9 ? setTimeout(wait, 2e9, left - 2e9) : setTimeout(then, left)
  }
  wait(ms)
  return () => clearTimeout(timer)
}
