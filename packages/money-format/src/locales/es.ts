import type { instalmentMessages, Messages, subscriptionMessages } from '../messages.ts'

/** Texts in Spanish. */
export const messages: Messages<typeof instalmentMessages & typeof subscriptionMessages> = {
  'instalment.inRange': {
    lang: 'es',
    many: '{n} de pagos sin intereses de {amount}',
    other: '{n} pagos sin intereses de {amount}',
  },
  'instalment.inRangeOneLine': {
    lang: 'es',
    many: 'o {n} de pagos sin intereses de {amount} con',
    other: 'o {n} pagos sin intereses de {amount} con',
  },
  'instalment.upTo': 'disponible para pedidos de hasta {amount}',
  'instalment.over': 'disponible para pedidos de más de {amount}',
  'subscription.unavailable': 'No disponible',
  'subscription.from': 'desde {price}',
  'subscription.every': '{price} / {period}',
  'subscription.everyFor': '{price} / {period}, duración: {total}',
  'subscription.each.WEEK': 'semana',
  'subscription.each.MONTH': 'mes',
  'subscription.each.YEAR': 'año',
  'subscription.one.WEEK': '{n} semana',
  'subscription.one.MONTH': '{n} mes',
  'subscription.one.YEAR': '{n} año',
  'subscription.many.WEEK': { lang: 'es', many: '{n} de semanas', other: '{n} semanas' },
  'subscription.many.MONTH': { lang: 'es', many: '{n} de meses', other: '{n} meses' },
  'subscription.many.YEAR': { lang: 'es', many: '{n} de años', other: '{n} años' },
}
