import type { instalmentMessages, Messages, subscriptionMessages } from '../messages.ts'

/** Texts in Japanese. */
export const messages: Messages<typeof instalmentMessages & typeof subscriptionMessages> = {
  'instalment.inRange': '{amount}×{n}回の無利息分割払い',
  'instalment.inRangeOneLine': 'または{amount}×{n}回の無利息分割払い：',
  'instalment.upTo': '{amount}までのご注文でご利用いただけます',
  'instalment.over': '{amount}を超えるご注文でご利用いただけます',
  'subscription.unavailable': 'ご利用いただけません',
  'subscription.from': '{price}から',
  'subscription.every': '{price} / {period}',
  'subscription.everyFor': '{price} / {period}（期間：{total}）',
  'subscription.each.WEEK': '週',
  'subscription.each.MONTH': '月',
  'subscription.each.YEAR': '年',
  'subscription.one.WEEK': '{n}週間',
  'subscription.one.MONTH': '{n}か月',
  'subscription.one.YEAR': '{n}年',
  'subscription.many.WEEK': '{n}週間',
  'subscription.many.MONTH': '{n}か月',
  'subscription.many.YEAR': '{n}年',
}
