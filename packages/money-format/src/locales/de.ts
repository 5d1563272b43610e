import type { instalmentMessages, Messages, subscriptionMessages } from '../messages.ts'

/** Texts in German. */
export const messages: Messages<typeof instalmentMessages & typeof subscriptionMessages> = {
  'instalment.inRange': '{n} zinsfreie Raten zu je {amount}',
  'instalment.inRangeOneLine': 'oder {n} zinsfreie Raten zu je {amount} mit',
  'instalment.upTo': 'verfügbar für Bestellungen bis {amount}',
  'instalment.over': 'verfügbar für Bestellungen über {amount}',
  'subscription.unavailable': 'Nicht verfügbar',
  'subscription.from': 'ab {price}',
  'subscription.every': '{price} / {period}',
  'subscription.everyFor': '{price} / {period}, Laufzeit: {total}',
  'subscription.each.WEEK': 'Woche',
  'subscription.each.MONTH': 'Monat',
  'subscription.each.YEAR': 'Jahr',
  'subscription.one.WEEK': '{n} Woche',
  'subscription.one.MONTH': '{n} Monat',
  'subscription.one.YEAR': '{n} Jahr',
  'subscription.many.WEEK': '{n} Wochen',
  'subscription.many.MONTH': '{n} Monate',
  'subscription.many.YEAR': '{n} Jahre',
}
