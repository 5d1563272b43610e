/** Kinds of census events, as `RecordHit` numbers them. */
export const EventType = { pageView: 1, siteSearch: 2, heartbeat: 10, audio: 20, video: 21 } as const

/** The code of a kind of census event. */
export type EventType = (typeof EventType)[keyof typeof EventType]
