export {
  fillMessage,
  messages,
  type MessageKey,
  type Messages,
  type MessagesOf,
  type MessageValues,
} from './messages.ts'
