import type { instalmentMessages, Messages, subscriptionMessages } from '../messages.ts'

/** Texts in Hebrew. */
export const messages: Messages<typeof instalmentMessages & typeof subscriptionMessages> = {
  'instalment.inRange': {
    lang: 'he',
    two: 'שני תשלומים ללא ריבית של \u2068{amount}\u2069',
    other: '{n} תשלומים ללא ריבית של \u2068{amount}\u2069',
  },
  'instalment.inRangeOneLine': {
    lang: 'he',
    two: 'או שני תשלומים ללא ריבית של \u2068{amount}\u2069 עם',
    other: 'או {n} תשלומים ללא ריבית של \u2068{amount}\u2069 עם',
  },
  'instalment.upTo': 'זמין להזמנות של עד \u2068{amount}\u2069',
  'instalment.over': 'זמין להזמנות מעל \u2068{amount}\u2069',
  'subscription.unavailable': 'לא זמין',
  'subscription.from': 'החל מ־\u2068{price}\u2069',
  'subscription.every': '\u2068{price}\u2069 / {period}',
  'subscription.everyFor': '\u2068{price}\u2069 / {period}, משך: {total}',
  'subscription.each.WEEK': 'שבוע',
  'subscription.each.MONTH': 'חודש',
  'subscription.each.YEAR': 'שנה',
  'subscription.one.WEEK': 'שבוע אחד',
  'subscription.one.MONTH': 'חודש אחד',
  'subscription.one.YEAR': 'שנה אחת',
  'subscription.many.WEEK': { lang: 'he', two: 'שבועיים', other: '{n} שבועות' },
  'subscription.many.MONTH': { lang: 'he', two: 'חודשיים', other: '{n} חודשים' },
  'subscription.many.YEAR': { lang: 'he', two: 'שנתיים', other: '{n} שנים' },
}
