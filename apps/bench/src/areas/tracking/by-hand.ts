import { track } from './burst.ts'
import type { Open } from './subject.ts'

const KEY = 'events'

/** A queue as it is written without a library: events are kept in the storage until a request has taken them. */
const open: Open = (endpoint) => {
  let waiting: string[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const keep = (): void => localStorage.setItem(KEY, JSON.stringify(waiting))
  async function send(): Promise<void> {
    const batch = waiting
    keep()
    const request = { method: 'POST', body: batch.join('\n'), keepalive: batch.length < 500 }
    await fetch(`${endpoint}/events`, request)
    waiting = waiting.slice(batch.length)
    timer = undefined
    keep()
  }
  return (mark, filler) => {
    waiting.push(JSON.stringify({ id: crypto.randomUUID(), mark, filler, at: Date.now() }))
    timer ??= setTimeout(() => void send())
  }
}

export const growing = track(open)
