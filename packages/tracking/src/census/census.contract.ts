import type { Call } from '@sitewright/site/http'

const post = <const Path extends string>(path: Path) =>
  ({ method: 'POST', path: `/api/census/${path}`, ignoresAnswer: true }) as const satisfies Call

export const recordHitCall = post('RecordHit')
export const buttonClickCall = post('button-click')
export const buttonRenderCall = post('button-render')
export const formRenderCall = post('form-render')
export const overlayCall = post('overlay')
export const recordQuickViewCall = post('RecordQuickView/:id')

/** Kinds of census events, as `RecordHit` numbers them. */
export const EventType = { pageView: 1, siteSearch: 2, heartbeat: 10, audio: 20, video: 21 } as const

/** The code of a kind of census event. */
export type EventType = (typeof EventType)[keyof typeof EventType]
