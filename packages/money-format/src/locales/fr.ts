import type { instalmentMessages, Messages, subscriptionMessages } from '../messages.ts'

/** Texts in French. */
export const messages: Messages<typeof instalmentMessages & typeof subscriptionMessages> = {
  'instalment.inRange': {
    lang: 'fr',
    one: '{n} paiement sans frais de {amount}',
    many: '{n} de paiements sans frais de {amount}',
    other: '{n} paiements sans frais de {amount}',
  },
  'instalment.inRangeOneLine': {
    lang: 'fr',
    one: 'ou {n} paiement sans frais de {amount} avec',
    many: 'ou {n} de paiements sans frais de {amount} avec',
    other: 'ou {n} paiements sans frais de {amount} avec',
  },
  'instalment.upTo': 'disponible pour les commandes jusqu’à {amount}',
  'instalment.over': 'disponible pour les commandes de plus de {amount}',
  'subscription.unavailable': 'Indisponible',
  'subscription.from': 'à partir de {price}',
  'subscription.every': '{price} / {period}',
  'subscription.everyFor': '{price} / {period}, durée\u00a0: {total}',
  'subscription.each.WEEK': 'semaine',
  'subscription.each.MONTH': 'mois',
  'subscription.each.YEAR': 'an',
  'subscription.one.WEEK': '{n} semaine',
  'subscription.one.MONTH': '{n} mois',
  'subscription.one.YEAR': '{n} an',
  'subscription.many.WEEK': {
    lang: 'fr',
    one: '{n} semaine',
    many: '{n} de semaines',
    other: '{n} semaines',
  },
  'subscription.many.MONTH': { lang: 'fr', one: '{n} mois', many: '{n} de mois', other: '{n} mois' },
  'subscription.many.YEAR': { lang: 'fr', one: '{n} an', many: '{n} d’années', other: '{n} ans' },
}
