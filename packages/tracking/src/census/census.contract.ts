import type { Call } from '@sitewright/site/http'

const post = <const Path extends string>(path: Path) =>
  ({ method: 'POST', path: `/api/census/${path}`, ignoresAnswer: true }) as const satisfies Call

export const recordHitCall = post('RecordHit')
export const buttonClickCall = post('button-click')
export const buttonRenderCall = post('button-render')
export const formRenderCall = post('form-render')
export const overlayCall = post('overlay')
export const recordQuickViewCall = post('RecordQuickView/:id')
