export { messages } from './catalogue.ts'
export {
  fillMessage,
  type MessageKey,
  type Messages,
  type MessagesOf,
  type MessageValues,
} from './messages.ts'
