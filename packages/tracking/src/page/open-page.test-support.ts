import { createFakeClock } from '@sitewright/machine/testing'
import { createStore } from '@sitewright/machine/store'
import { onTestFinished } from 'vitest'
import type { Permission } from '../consent/permission.ts'
import { createPageTracker, type PageTrackerOptions } from './page.browser.ts'

/** A page that is tracked, and the events it has emitted. */
export function openPage(changes: Partial<PageTrackerOptions> = {}) {
  const { clock, pass } = createFakeClock()
  const { snapshot, subscribe, set } = createStore<{ permission: Permission; held: number }>({
    permission: 'granted',
    held: 0,
  })
  const events: (readonly [string, object])[] = []
  const page = createPageTracker({
    tracker: {
      snapshot,
      subscribe,
      track: (name, payload) => {
        events.push([name, payload])
      },
    },
    clock,
    ...changes,
  })
  const cleanup = page.start()
  onTestFinished(cleanup)
  const count = (name: string) => events.filter(([event]) => event === name).length
  return { events, count, pass, cleanup, permit: (permission: Permission) => set({ permission, held: 0 }) }
}
