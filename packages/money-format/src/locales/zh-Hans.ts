import type { instalmentMessages, Messages, subscriptionMessages } from '../messages.ts'

/** Texts in Simplified Chinese. */
export const messages: Messages<typeof instalmentMessages & typeof subscriptionMessages> = {
  'instalment.inRange': '{n} 期免息付款，每期 {amount}',
  'instalment.inRangeOneLine': '或 {n} 期免息付款，每期 {amount}，由以下机构提供：',
  'instalment.upTo': '适用于 {amount} 以内的订单',
  'instalment.over': '适用于 {amount} 以上的订单',
  'subscription.unavailable': '暂不提供',
  'subscription.from': '{price} 起',
  'subscription.every': '{price} / {period}',
  'subscription.everyFor': '{price} / {period}，期限：{total}',
  'subscription.each.WEEK': '周',
  'subscription.each.MONTH': '月',
  'subscription.each.YEAR': '年',
  'subscription.one.WEEK': '{n} 周',
  'subscription.one.MONTH': '{n} 个月',
  'subscription.one.YEAR': '{n} 年',
  'subscription.many.WEEK': '{n} 周',
  'subscription.many.MONTH': '{n} 个月',
  'subscription.many.YEAR': '{n} 年',
}
