import type { Call } from '@sitewright/site/http'

// The endpoint is one of your own: its address precedes these paths.
export const emitEventCall = { method: 'POST', path: '', ignoresAnswer: true } as const satisfies Call
export const validateEventCall = { method: 'POST', path: '/validate/:schemaName' } as const satisfies Call
