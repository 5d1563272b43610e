import { timers, type Undo } from '@sitewright/machine'
import { earlyPressAttribute, liveAttribute } from './early-press.ts'

/**
 * Marks a form as live, and submits it if it was pressed before. The submission begins after a pause that the returned
 * function ends: React's strict mode undoes the first effect at once, and the press has to outlive that.
 */
export function goLive(element: HTMLFormElement, submit: () => void): Undo {
  element.setAttribute(liveAttribute, '')
  const undo = element.hasAttribute(earlyPressAttribute)
    ? timers(() => {
        element.removeAttribute(earlyPressAttribute)
        submit()
      }, 0)
    : undefined
  return () => {
    undo?.()
    element.removeAttribute(liveAttribute)
  }
}
