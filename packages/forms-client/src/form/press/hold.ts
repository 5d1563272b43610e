import type { Cleanup } from '@sitewright/machine'

const holds = new WeakMap<object, () => boolean>()

/** Asks a function at each press of a form, which is held back while it returns true. */
export function holdPresses(form: object, isHeld: () => boolean): Cleanup {
  holds.set(form, isHeld)
  return () => {
    if (holds.get(form) === isHeld) holds.delete(form)
  }
}

/** Checks whether a press of a form is held back. */
export const isHeldBack = (form: object): boolean => holds.get(form)?.() === true
