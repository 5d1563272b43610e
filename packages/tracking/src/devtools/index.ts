export { addDevtools, type DevtoolsOptions } from './devtools.dom.ts'
export { connectDevtools, type DevtoolsAttributes, type DevtoolsView } from './devtools.connect.ts'
export {
  createEventLog,
  type EventLog,
  type EventLogOptions,
  type EventLogSnapshot,
  type LoggedEvent,
} from './event-log.ts'
export { devtoolsMessages, type DevtoolsMessages } from '../messages.ts'
