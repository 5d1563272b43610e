import type { Attributes, ButtonAttributes } from '@sitewright/site/part'
import type { DevtoolsMessages } from '../messages.ts'
import { eventStatuses, formatPayload, formatTime, type EventLog, type LoggedEvent } from './event-log.ts'

/** Attributes of one event of the list. */
export interface LoggedEventAttributes {
  readonly key: string
  readonly root: Attributes
  readonly time: Attributes
  readonly name: Attributes
  readonly destination: Attributes
  readonly status: Attributes
  readonly payload: Attributes
}

/** Attributes of the elements of the developer tools. */
export interface DevtoolsAttributes {
  /** Attributes of the element around all others: a region with the title as its name. */
  readonly root: Attributes
  /** Attributes of the button that opens and closes the panel, with the number of events. */
  readonly toggle: ButtonAttributes
  /** Attributes of the element with everything but that button. It is `hidden` while it is closed. */
  readonly panel: Attributes
  /** Attributes of the group of filters. */
  readonly filters: Attributes
  /** Attributes of one button for all events, then one for each status, each with its number. */
  readonly filter: readonly ButtonAttributes[]
  /** Attributes of the button that forgets the events so far. */
  readonly clear: ButtonAttributes
  /** Attributes of the text that is shown while the list is empty. */
  readonly empty: Attributes
  /** Attributes of the element around the events. */
  readonly list: Attributes
  /** Attributes of the events that the filter shows, oldest first. */
  readonly events: readonly LoggedEventAttributes[]
}

/** The developer tools as they are drawn. */
export interface DevtoolsView {
  /** The log that is shown. */
  readonly log: EventLog
  /** Texts of the tools. */
  readonly messages: DevtoolsMessages
}

const versionOf = ({ event }: LoggedEvent): string =>
  event.version === 'census' ? 'census' : `version ${event.version}`

function connectEvent(logged: LoggedEvent): LoggedEventAttributes {
  const { key, event, destination, status, reason } = logged
  return {
    key,
    root: { 'data-part': 'event', 'data-status': status },
    time: { 'data-part': 'time', children: formatTime(event.time) },
    name: { 'data-part': 'name', children: event.name },
    destination: { 'data-part': 'destination', children: destination ?? versionOf(logged) },
    status: { 'data-part': 'status', children: reason === undefined ? status : `${status}: ${reason}` },
    payload: {
      'data-part': 'payload',
      tabIndex: 0,
      role: 'region',
      'aria-label': event.name,
      children: formatPayload(event.payload),
    },
  }
}

/** Attributes of the developer tools. The list is not announced: it changes with every click. */
export function connectDevtools({ log, messages }: DevtoolsView): DevtoolsAttributes {
  const { events, counts, filter, isOpen } = log.snapshot()
  const shown = events.filter(({ status }) => filter === undefined || status === filter)
  const toFilter = (status: typeof filter, text: string, amount: number): ButtonAttributes => ({
    'data-part': 'filter',
    'data-status': status,
    type: 'button',
    'aria-pressed': filter === status,
    children: `${text} ${amount}`,
    onClick: () => log.setFilter(status),
  })
  return {
    root: { 'data-part': 'root', role: 'region', 'aria-label': messages['devtools.title'] },
    toggle: {
      'data-part': 'toggle',
      type: 'button',
      'aria-expanded': isOpen,
      'aria-controls': 'panel',
      children: `${messages['devtools.title']} ${events.length}`,
      onClick: log.toggle,
    },
    panel: { 'data-part': 'panel', id: 'panel', hidden: !isOpen },
    filters: { 'data-part': 'filters', role: 'group', 'aria-label': messages['devtools.filter'] },
    filter: [
      toFilter(undefined, messages['devtools.all'], events.length),
      ...eventStatuses.map((status) => toFilter(status, status, counts[status])),
    ],
    clear: { 'data-part': 'clear', type: 'button', children: messages['devtools.clear'], onClick: log.clear },
    empty: { 'data-part': 'empty', hidden: shown.length > 0, children: messages['devtools.empty'] },
    list: { 'data-part': 'list', role: 'list', tabIndex: 0, 'aria-label': messages['devtools.title'] },
    // New rows are added below, and move no row that is being read.
    events: shown.map(connectEvent).reverse(),
  }
}
