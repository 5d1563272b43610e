import type { instalmentMessages, Messages, subscriptionMessages } from '../messages.ts'

/** Texts in Dutch. */
export const messages: Messages<typeof instalmentMessages & typeof subscriptionMessages> = {
  'instalment.inRange': '{n} rentevrije termijnen van {amount}',
  'instalment.inRangeOneLine': 'of {n} rentevrije termijnen van {amount} met',
  'instalment.upTo': 'beschikbaar voor bestellingen tot en met {amount}',
  'instalment.over': 'beschikbaar voor bestellingen boven {amount}',
  'subscription.unavailable': 'Niet beschikbaar',
  'subscription.from': 'vanaf {price}',
  'subscription.every': '{price} / {period}',
  'subscription.everyFor': '{price} / {period}, looptijd: {total}',
  'subscription.each.WEEK': 'week',
  'subscription.each.MONTH': 'maand',
  'subscription.each.YEAR': 'jaar',
  'subscription.one.WEEK': '{n} week',
  'subscription.one.MONTH': '{n} maand',
  'subscription.one.YEAR': '{n} jaar',
  'subscription.many.WEEK': '{n} weken',
  'subscription.many.MONTH': '{n} maanden',
  'subscription.many.YEAR': '{n} jaar',
}
