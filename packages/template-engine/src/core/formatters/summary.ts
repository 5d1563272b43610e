import type { Family } from '../family.ts'
import { localized, raw, rawAt } from '../html/fill.ts'
import { markup } from '../html/markup.ts'
import type { Scope } from '../scope.ts'
import { child, textOf } from '../value.ts'

/** What the numbers -2 to 2 stand for. */
const answers = ['StronglyDisagree', 'Disagree', 'Neutral', 'Agree', 'StronglyAgree']

type Get = (key: string) => string

const box = (body: string): string => `<div style="padding-left:5px;">${body}\n</div>`

const layouts: Readonly<Record<string, (get: Get, field: unknown, scope: Scope) => string>> = {
  address: (get) =>
    box(
      `\n  <div>${get('Line1')}</div>` +
        (get('Line2') && `\n  <div>${get('Line2')}</div>`) +
        `\n  <div>${get('City')}, ${get('State')} ${get('Zip')} ${get('Country')}</div>`,
    ),
  checkbox: (_, field, scope) => {
    const values = child(field, 'values')
    return Array.isArray(values) && values.length > 0
      ? `${values.map((value) => raw(value, scope)).join(', ')}\n`
      : rawAt(field, 'value', scope)
  },
  date: (get) => `${get('Month')}/${get('Day')}/${get('Year')}`,
  likert: (_, field, scope) => {
    const values = child(field, 'values')
    const rows = Object.entries(typeof values === 'object' && values !== null ? values : {})
    const texts = rows.map(([question, value]) => row(question, textOf(value), scope))
    return texts.length > 0 ? box(texts.join('')) : ''
  },
  name: (get) => `${get('First')} ${get('Last')}`,
  phone: (get) =>
    `${get('Country') && `+${get('Country')} `}${get('Areacode')}-${get('Prefix')}-${get('Line')}`,
  time: (get) => `${get('Hour') || '00'}:${get('Minute') || '00'}:${get('Second') || '00'} ${get('Ampm')}`,
}

function row(question: string, value: string, scope: Scope): string {
  const key = answers[Number(value) + 2] ?? 'Neutral'
  const answer = raw(localized(scope, `productAnswerMap${key}`, key.replace('ly', 'ly ')), scope)
  return `\n  <div><span style="font-weight:bold;">${raw(question, scope)}:</span> ${answer}</div>`
}

function valueOf(field: unknown, scope: Scope): string {
  const type = textOf(child(field, 'type'))
  const values = child(field, 'values')
  const get: Get = (key) => rawAt(values, key, scope)
  const layout = Object.hasOwn(layouts, type) ? layouts[type] : undefined
  return layout ? layout(get, field, scope) : rawAt(field, 'value', scope)
}

/** What a customer answered in a form, for an order's summary. */
export const summary: Family = {
  formatters: {
    'summary-form-field': markup(
      (value, scope) => `<div style="font-size:11px; margin-top:3px">
  <span style="font-weight:bold;">${rawAt(value, 'rawTitle', scope)}:</span> ${
    valueOf(value, scope) || raw(localized(scope, 'productSummaryFormNoAnswerText', 'N/A'), scope)
  }
</div>`,
    ),
  },
}
