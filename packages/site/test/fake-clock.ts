import type { Clock } from '../src/http.ts'

/** Time that passes when a test says so. */
export function createFakeClock(): { clock: Clock; pass: (ms: number) => void; pending: () => number } {
  const due = new Set<{ at: number; then: () => void }>()
  let now = 0
  return {
    clock: (then, ms) => {
      const call = { at: now + ms, then }
      due.add(call)
      return () => due.delete(call)
    },
    pass: (ms) => {
      const end = now + ms
      for (;;) {
        const [first] = [...due].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)
        if (!first) break
        now = first.at
        due.delete(first)
        first.then()
      }
      now = end
    },
    pending: () => due.size,
  }
}
