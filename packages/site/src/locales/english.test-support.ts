import { messages } from '../messages.ts'

/** The texts that each language translates. */
export const english = messages
