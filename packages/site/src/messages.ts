export { failureText, messages, type MessageKey, type Messages } from './core/messages.ts'
