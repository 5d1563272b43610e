import type { Outcome } from './log.ts'

/** Outcome of a call, by its response. */
export const outcomeOf = ({ ok, status }: Response): Outcome =>
  ok ? 'good' : status < 500 ? 'refused' : 'bad'

/** Label of a call on the timeline. */
export const labelOf = (method: string, url: string): string =>
  `${method} ${new URL(url, location.href).pathname.replace('/api/', '')}`
