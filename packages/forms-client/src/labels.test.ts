import { describe, expect, test } from 'vitest'
import {
  connectAnswerSummary,
  connectCounter,
  connectErrorSummary,
  connectField,
  connectSuccess,
  connectSubmitButton,
  labels,
  type Labels,
} from './connect.ts'
import { problemText } from './validation/problem.ts'
import { failureText, type FormFailure } from './failure/failure.ts'
import { messages, type Field, type FieldProblem, type Messages } from './index.ts'
import { everyKind } from './mock/sample.testing.ts'

/** Texts of a page, each with its key, and with what its default is filled with. */
const own = <Key extends string>(texts: Readonly<Record<Key, string>>): Readonly<Record<Key, string>> =>
  Object.fromEntries(
    Object.entries<string>(texts).map(([key, text]) => [
      key,
      `${key} ${text.match(/\{\w+\}/g)?.join() ?? ''}`.trim(),
    ]),
  ) as Readonly<Record<Key, string>>

/** All texts in a value, at any depth. */
function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

describe('every text of the package', () => {
  const cause = { kind: 'network', cause: 'offline' } as const
  const failures: readonly FormFailure[] = [
    { kind: 'fields-invalid', problems: new Map(), unplaced: [] },
    { kind: 'captcha' },
    { kind: 'key', cause },
    { kind: 'parse', cause },
    { kind: 'not-signed-in', cause },
    { kind: 'not-configured', cause },
    { kind: 'too-many', cause },
    { kind: 'server-down', cause },
    { kind: 'other', cause },
    { kind: 'crash', cause },
  ]
  const problems: readonly FieldProblem[] = [{ kind: 'too-long' }, { kind: 'email' }]

  test('about a failure, a field, a submission is replaced by one of the page', () => {
    const texts: Messages = own(messages)
    const wrong = { message: 'x', problems: [{ id: 'a', name: 'A', text: 'x' }] }
    const shown = textsOf([
      failures.map((failure) => failureText(failure, texts)),
      problems.map((problem) => problemText(problem, texts)),
      connectErrorSummary(wrong, { messages: texts, controlId: (id) => id }),
      connectSuccess({ id: 'x' }, texts['form.success.blocked']),
      connectSubmitButton({ isLocked: true, isSubmitDisabled: false }, { label: 'x', messages: texts }),
    ]).join('\n')
    expect(Object.keys(messages).filter((key) => !shown.includes(key))).toEqual([])
    expect(Object.values(messages).filter((text) => shown.includes(text))).toEqual([])
  })

  test('that is a label is replaced by one of the page', () => {
    const texts: Labels = own(labels)
    const fields: readonly Field[] = [...everyKind.fields, { id: 'tel', kind: 'phone' }]
    const shown = textsOf([
      fields.map((field) => {
        const snapshot = { value: '', error: undefined, isAsked: true, isChecking: false }
        return connectField({ ...field, required: true }, snapshot, {
          prefix: 'x',
          labels: texts,
          set: () => undefined,
        })
      }),
      connectCounter(1, 2, texts),
      connectAnswerSummary(everyKind, {}, texts),
      connectAnswerSummary(everyKind, { opinion: { 'The pictures help': '2' } }, texts),
      connectSubmitButton(
        { isLocked: false, isSubmitDisabled: false },
        { label: texts['form.submit'], messages },
      ),
    ])
    const unused = Object.keys(labels).filter((key) => !shown.some((text) => text.includes(key)))
    expect(unused).toEqual([])
    // The answers 'AM' and 'PM' are the same in every language, and 'required' is the name of a part.
    const kept = new Set(['AM', 'PM', 'required'])
    expect(Object.values(labels).filter((text) => !kept.has(text) && shown.includes(text))).toEqual([])
    expect(textsOf(connectCounter(1, 2, texts))).toContain('form.counter 1,2')
  })
})
