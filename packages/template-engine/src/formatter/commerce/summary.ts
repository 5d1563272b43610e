import type { Formatters } from '../formatter.ts'
import { localized, raw } from '../html/fill.ts'
import { paidMarkup } from '../html/markup.ts'
import type { Scope } from '../../4-render/scope.ts'
import { child, listOf, textOf } from '../../4-render/value.ts'

/** Meaning of the numbers -2 to 2. */
const answers = ['StronglyDisagree', 'Disagree', 'Neutral', 'Agree', 'StronglyAgree']

const box = (body: string): string => `<div style="padding-left:5px;">${body}\n</div>`

/** An answer, laid out as its kind of field is. */
function answerOf(field: unknown, scope: Scope): string {
  const values = child(field, 'values')
  const value = raw(child(field, 'value'), scope)
  const get = (key: string): string => raw(child(values, key), scope)
  switch (child(field, 'type')) {
    case 'address':
      return box(
        `\n  <div>${get('Line1')}</div>` +
          (get('Line2') && `\n  <div>${get('Line2')}</div>`) +
          `\n  <div>${get('City')}, ${get('State')} ${get('Zip')} ${get('Country')}</div>`,
      )
    case 'checkbox': {
      const texts = listOf(values).map((text) => raw(text, scope))
      return texts.length > 0 ? `${texts.join(', ')}\n` : value
    }
    case 'date':
      return `${get('Month')}/${get('Day')}/${get('Year')}`
    case 'likert': {
      const rows = typeof values === 'object' ? Object.entries(values ?? {}) : []
      return rows.length > 0
        ? box(rows.map(([question, answer]) => row(question, answer, scope)).join(''))
        : ''
    }
    case 'name':
      return `${get('First')} ${get('Last')}`
    case 'phone':
      return `${get('Country') && `+${get('Country')} `}${get('Areacode')}-${get('Prefix')}-${get('Line')}`
    case 'time':
      return `${get('Hour') || '00'}:${get('Minute') || '00'}:${get('Second') || '00'} ${get('Ampm')}`
    default:
      return value
  }
}

function row(question: string, level: unknown, scope: Scope): string {
  const key = answers[Number(textOf(level)) + 2] ?? 'Neutral'
  const answer = raw(localized(scope, `productAnswerMap${key}`, key.replace('ly', 'ly ')), scope)
  return `\n  <div><span style="font-weight:bold;">${raw(question, scope)}:</span> ${answer}</div>`
}

/** A customer's answers in a form, for an order's summary. */
export const summary: Formatters = {
  formatters: {
    'summary-form-field': paidMarkup(
      (value, scope) => `<div style="font-size:11px; margin-top:3px">
  <span style="font-weight:bold;">${raw(child(value, 'rawTitle'), scope)}:</span> ${
    answerOf(value, scope) || raw(localized(scope, 'productSummaryFormNoAnswerText', 'N/A'), scope)
  }
</div>`,
    ),
  },
}
