import { markupMessages } from '../markup/markup-messages.ts'

/** The texts that each language translates. */
export const english = markupMessages
