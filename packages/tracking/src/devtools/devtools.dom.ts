import { withDefaults, type Cleanup } from '@sitewright/machine'
import { draw, spread } from '@sitewright/site/part'
import { devtoolsMessages, type DevtoolsMessages } from '../messages.ts'
import type { Tracker } from '../tracker/tracker.ts'
import { connectDevtools, type LoggedEventAttributes } from './devtools.connect.ts'
import { createEventLog, type EventLogOptions } from './event-log.ts'
import { devtoolsStyle } from './devtools-style.ts'

/** Settings of `addDevtools`. */
export interface DevtoolsOptions extends EventLogOptions {
  /**
   * Texts that replace the English ones, by key.
   *
   * @default English texts
   */
  readonly messages?: Partial<DevtoolsMessages> | undefined
  /** Element that gets the developer tools. @default the body, as a panel over the page */
  readonly parent?: HTMLElement | undefined
}

function drawEvent(document: Document, attributes: LoggedEventAttributes): HTMLLIElement {
  const { root, time, name, destination, status, payload } = attributes
  const head = draw(document, 'summary', {})
  for (const cell of [time, name, destination, status]) head.append(draw(document, 'span', cell))
  const details = draw(document, 'details', {}, head, draw(document, 'pre', payload))
  return draw(document, 'li', root, details)
}

function addStyle(document: Document, shadow: ShadowRoot): void {
  if (!Reflect.has(shadow, 'adoptedStyleSheets')) {
    // Safari before 16.4 creates no style sheets: https://webkit.org/blog/13966/webkit-features-in-safari-16-4
    shadow.append(draw(document, 'style', { children: devtoolsStyle }))
    return
  }
  // Not `<style>`: a policy for content may forbid it. A style sheet belongs to the document that it is created in.
  const Sheet = document.defaultView?.CSSStyleSheet ?? CSSStyleSheet
  const sheet = new Sheet()
  sheet.replaceSync(devtoolsStyle)
  shadow.adoptedStyleSheets = [sheet]
}

/** Brings the rows of a list up to date. Those that stay are not moved, so that none loses the focus. */
function placeRows(list: Element, rows: readonly Element[]): void {
  const staying = new Set(rows)
  for (const row of [...list.children]) if (!staying.has(row)) row.remove()
  for (const [index, row] of rows.entries()) {
    const before = list.children[index]
    if (before !== row) list.insertBefore(row, before ?? null)
  }
}

/** Pixels from its end within which a list is followed as it grows. */
const NEAR_PX = 8

/** Changes a list, and keeps its end in view if it is there: a reader who has scrolled is left alone. */
function followEnd(list: Element, change: () => void): void {
  const isAtEnd = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR_PX
  change()
  if (isAtEnd) list.scrollTop = list.scrollHeight
}

/**
 * Adds a live list of what a tracker has sent, held and refused, and why: one element, with its style inside, for any
 * site. The cleanup removes it.
 *
 * @example
 * ```ts
 * import { addDevtools } from '@sitewright/tracking/devtools'
 *
 * const remove = addDevtools(tracker)
 * ```
 */
export function addDevtools(
  tracker: Pick<Tracker<object>, 'observe'>,
  options: DevtoolsOptions = {},
): Cleanup {
  const { parent, messages } = options
  const document = parent?.ownerDocument ?? globalThis.document
  const log = createEventLog(tracker, options)
  const texts = withDefaults<DevtoolsMessages>(devtoolsMessages, messages)
  const connect = () => connectDevtools({ log, messages: texts })
  const first = connect()

  const host = document.createElement('sitewright-tracking-devtools')
  host.dataset.docked = String(parent !== undefined)
  const shadow = host.attachShadow({ mode: 'open' })
  addStyle(document, shadow)
  const toggle = draw(document, 'button', first.toggle)
  const filters = first.filter.map((attributes) => draw(document, 'button', attributes))
  const clear = draw(document, 'button', first.clear)
  const bar = draw(
    document,
    'div',
    { 'data-part': 'bar' },
    draw(document, 'div', first.filters, ...filters),
    clear,
  )
  const empty = draw(document, 'p', first.empty)
  const list = draw(document, 'ol', first.list)
  const panel = draw(document, 'div', first.panel, bar, empty, list)
  shadow.append(draw(document, 'div', first.root, toggle, panel))
  ;(parent ?? document.body).append(host)

  /** Rows by key, with the status they show. They are kept, so that one that was opened stays open. */
  let rows = new Map<string, readonly [row: HTMLLIElement, text: string | undefined]>()

  function show(): void {
    const attributes = connect()
    spread(toggle, attributes.toggle)
    spread(panel, attributes.panel)
    spread(empty, attributes.empty)
    for (const [index, button] of filters.entries()) {
      const filter = attributes.filter[index]
      if (filter) spread(button, filter)
    }
    if (!log.snapshot().isOpen) return
    const before = rows
    rows = new Map(
      attributes.events.map((event) => {
        const [row, text] = before.get(event.key) ?? []
        const isSame = row && text === event.status.children
        return [event.key, [isSame ? row : drawEvent(document, event), event.status.children]]
      }),
    )
    followEnd(list, () =>
      placeRows(
        list,
        [...rows.values()].map(([row]) => row),
      ),
    )
  }

  /** Draws once for all events of a task. */
  let isDrawing = false
  const drawLater = (): void => {
    if (isDrawing) return
    isDrawing = true
    queueMicrotask(() => {
      isDrawing = false
      show()
    })
  }
  const cleanups = [log.start(), log.subscribe(drawLater)]
  show()
  return () => {
    for (const cleanup of cleanups) cleanup()
    host.remove()
  }
}
