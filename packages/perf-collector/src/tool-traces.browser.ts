/** Traces of developers' tools on a page. Visitors have no such tools, so that none of this is measured. */
interface ToolTraces {
  /** Checks whether an entry of the browser's timeline comes from a tool. */
  has?: (entry: PerformanceEntry) => boolean
  /** Checks whether an event happened in a tool. */
  isInTool?: (event: Event) => boolean
  /** Number of presses and keys that tools have received: the browser counts them with those of the page. */
  interactionCount: number
}

/** Traces of the tools of this page. A tool sets its own functions when it is shown. */
export const toolTraces: ToolTraces = { interactionCount: 0 }
