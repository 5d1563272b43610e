import type { instalmentMessages, Messages, subscriptionMessages } from '../messages.ts'

/** Texts in Italian. */
export const messages: Messages<typeof instalmentMessages & typeof subscriptionMessages> = {
  'instalment.inRange': {
    lang: 'it',
    many: '{n} di rate senza interessi da {amount}',
    other: '{n} rate senza interessi da {amount}',
  },
  'instalment.inRangeOneLine': {
    lang: 'it',
    many: 'o {n} di rate senza interessi da {amount} con',
    other: 'o {n} rate senza interessi da {amount} con',
  },
  'instalment.upTo': 'disponibile per ordini fino a {amount}',
  'instalment.over': 'disponibile per ordini superiori a {amount}',
  'subscription.unavailable': 'Non disponibile',
  'subscription.from': 'da {price}',
  'subscription.every': '{price} / {period}',
  'subscription.everyFor': '{price} / {period}, durata: {total}',
  'subscription.each.WEEK': 'settimana',
  'subscription.each.MONTH': 'mese',
  'subscription.each.YEAR': 'anno',
  'subscription.one.WEEK': '{n} settimana',
  'subscription.one.MONTH': '{n} mese',
  'subscription.one.YEAR': '{n} anno',
  'subscription.many.WEEK': { lang: 'it', many: '{n} di settimane', other: '{n} settimane' },
  'subscription.many.MONTH': { lang: 'it', many: '{n} di mesi', other: '{n} mesi' },
  'subscription.many.YEAR': { lang: 'it', many: '{n} di anni', other: '{n} anni' },
}
