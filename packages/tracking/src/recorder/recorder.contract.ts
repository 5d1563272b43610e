import type { Call } from '@sitewright/site/http'

export const fetchRecordingIdCall = {
  method: 'GET',
  path: '/api/commerce/fullstory/getId',
} as const satisfies Call
