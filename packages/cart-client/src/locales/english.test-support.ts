import { messages } from '../messages.ts'
import { offerMessages } from '../offer-messages.ts'

/** The texts that each language translates. */
export const english = { ...messages, ...offerMessages }

/** Keys of texts whose number needs forms. */
export const counted = ['cart.indicator.many', 'instalment.inRange', 'instalment.inRangeOneLine']
