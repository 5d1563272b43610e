import { messages } from '../catalogue.ts'

/** The texts that each language translates. */
export const english = messages

/** Keys of texts whose number needs forms. */
export const counted = ['editor.font.matches', 'editor.places.matches', 'editor.automation.connections']
