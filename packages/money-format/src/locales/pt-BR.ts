import type { instalmentMessages, Messages, subscriptionMessages } from '../messages.ts'

/** Texts in Brazilian Portuguese. */
export const messages: Messages<typeof instalmentMessages & typeof subscriptionMessages> = {
  'instalment.inRange': {
    lang: 'pt-BR',
    one: '{n} parcela sem juros de {amount}',
    many: '{n} de parcelas sem juros de {amount}',
    other: '{n} parcelas sem juros de {amount}',
  },
  'instalment.inRangeOneLine': {
    lang: 'pt-BR',
    one: 'ou {n} parcela sem juros de {amount} com',
    many: 'ou {n} de parcelas sem juros de {amount} com',
    other: 'ou {n} parcelas sem juros de {amount} com',
  },
  'instalment.upTo': 'disponível para pedidos de até {amount}',
  'instalment.over': 'disponível para pedidos acima de {amount}',
  'subscription.unavailable': 'Indisponível',
  'subscription.from': 'a partir de {price}',
  'subscription.every': '{price} / {period}',
  'subscription.everyFor': '{price} / {period}, duração: {total}',
  'subscription.each.WEEK': 'semana',
  'subscription.each.MONTH': 'mês',
  'subscription.each.YEAR': 'ano',
  'subscription.one.WEEK': '{n} semana',
  'subscription.one.MONTH': '{n} mês',
  'subscription.one.YEAR': '{n} ano',
  'subscription.many.WEEK': {
    lang: 'pt-BR',
    one: '{n} semana',
    many: '{n} de semanas',
    other: '{n} semanas',
  },
  'subscription.many.MONTH': { lang: 'pt-BR', one: '{n} mês', many: '{n} de meses', other: '{n} meses' },
  'subscription.many.YEAR': { lang: 'pt-BR', one: '{n} ano', many: '{n} de anos', other: '{n} anos' },
}
