import type { EventPayload } from './payload.contract.ts'

/** Joins the fields of two payloads. Those of the second win, as far as they are known. */
export const joinFields = (first: EventPayload, second: EventPayload): EventPayload => ({
  ...first,
  ...Object.fromEntries(Object.entries({ ...second }).filter(([, value]) => value !== undefined)),
})
