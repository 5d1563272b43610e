import type { Call } from '@sitewright/site/http'

export const recordHitCall = {
  method: 'POST',
  path: '/api/census/RecordHit',
  ignoresAnswer: true,
} as const satisfies Call
export const buttonClickCall = {
  method: 'POST',
  path: '/api/census/button-click',
  ignoresAnswer: true,
} as const satisfies Call
export const buttonRenderCall = {
  method: 'POST',
  path: '/api/census/button-render',
  ignoresAnswer: true,
} as const satisfies Call
export const formRenderCall = {
  method: 'POST',
  path: '/api/census/form-render',
  ignoresAnswer: true,
} as const satisfies Call
export const overlayCall = {
  method: 'POST',
  path: '/api/census/overlay',
  ignoresAnswer: true,
} as const satisfies Call
export const recordQuickViewCall = {
  method: 'POST',
  path: '/api/census/RecordQuickView/:id',
  ignoresAnswer: true,
} as const satisfies Call
