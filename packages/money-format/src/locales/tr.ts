import type { instalmentMessages, Messages, subscriptionMessages } from '../messages.ts'

/** Texts in Turkish. */
export const messages: Messages<typeof instalmentMessages & typeof subscriptionMessages> = {
  'instalment.inRange': 'Her biri {amount} olmak üzere {n} faizsiz taksit',
  'instalment.inRangeOneLine': 'veya her biri {amount} olmak üzere {n} faizsiz taksit:',
  'instalment.upTo': '{amount} tutarına kadar siparişler için geçerli',
  'instalment.over': '{amount} üzerindeki siparişler için geçerli',
  'subscription.unavailable': 'Mevcut değil',
  'subscription.from': '{price} tutarından başlayan',
  'subscription.every': '{price} / {period}',
  'subscription.everyFor': '{price} / {period}, süre: {total}',
  'subscription.each.WEEK': 'hafta',
  'subscription.each.MONTH': 'ay',
  'subscription.each.YEAR': 'yıl',
  'subscription.one.WEEK': '{n} hafta',
  'subscription.one.MONTH': '{n} ay',
  'subscription.one.YEAR': '{n} yıl',
  'subscription.many.WEEK': '{n} hafta',
  'subscription.many.MONTH': '{n} ay',
  'subscription.many.YEAR': '{n} yıl',
}
