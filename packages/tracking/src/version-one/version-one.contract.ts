import type { Call } from '@sitewright/site/http'

export const recordEventCall = {
  method: 'POST',
  path: '/api/events/RecordEvent',
  ignoresAnswer: true,
} as const satisfies Call
