import type { instalmentMessages, Messages, subscriptionMessages } from '../messages.ts'

/** Texts in Polish. */
export const messages: Messages<typeof instalmentMessages & typeof subscriptionMessages> = {
  'instalment.inRange': {
    lang: 'pl',
    few: '{n} nieoprocentowane raty po {amount}',
    many: '{n} nieoprocentowanych rat po {amount}',
    other: '{n} nieoprocentowanej raty po {amount}',
  },
  'instalment.inRangeOneLine': {
    lang: 'pl',
    few: 'lub {n} nieoprocentowane raty po {amount} z',
    many: 'lub {n} nieoprocentowanych rat po {amount} z',
    other: 'lub {n} nieoprocentowanej raty po {amount} z',
  },
  'instalment.upTo': 'dostępne dla zamówień do {amount}',
  'instalment.over': 'dostępne dla zamówień powyżej {amount}',
  'subscription.unavailable': 'Niedostępne',
  'subscription.from': 'od {price}',
  'subscription.every': '{price} / {period}',
  'subscription.everyFor': '{price} / {period}, czas trwania: {total}',
  'subscription.each.WEEK': 'tydzień',
  'subscription.each.MONTH': 'miesiąc',
  'subscription.each.YEAR': 'rok',
  'subscription.one.WEEK': '{n} tydzień',
  'subscription.one.MONTH': '{n} miesiąc',
  'subscription.one.YEAR': '{n} rok',
  'subscription.many.WEEK': { lang: 'pl', few: '{n} tygodnie', many: '{n} tygodni', other: '{n} tygodnia' },
  'subscription.many.MONTH': { lang: 'pl', few: '{n} miesiące', many: '{n} miesięcy', other: '{n} miesiąca' },
  'subscription.many.YEAR': { lang: 'pl', few: '{n} lata', many: '{n} lat', other: '{n} roku' },
}
