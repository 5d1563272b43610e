/** Starts a library on a page. The returned function tracks one event, whose name is the mark. */
export type Open = (endpoint: string) => (mark: string, filler?: string) => void

/** Input of a run of the burst. */
export interface Burst {
  readonly count: number
  /** Milliseconds in which a run's requests are sent. */
  readonly restMs: number
}

declare global {
  interface Window {
    /** Server that receives the events of a measured page. */
    eventEndpoint?: string
  }
}
