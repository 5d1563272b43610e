/** What tools for developers leave behind on a page. Visitors have no such tools, so that nothing here is measured. */
interface ToolTraces {
  /** Each says of an entry of the browser's timeline if it comes from a tool. */
  readonly matchers: Set<(entry: PerformanceEntry) => boolean>
  /** Elements that tools are drawn in. */
  readonly hosts: WeakSet<EventTarget>
  /** Number of presses and keys that tools have received: the browser counts them with those of the page. */
  interactions: number
}

export const toolTraces: ToolTraces = { matchers: new Set(), hosts: new WeakSet(), interactions: 0 }

/** Whether an entry of the browser's timeline comes from a tool. */
export const isOfTool = (entry: PerformanceEntry): boolean =>
  [...toolTraces.matchers].some((matches) => matches(entry))
