import { describe, expect, test, vi } from 'vitest'
import { openForm } from '../test-support/form.test-support.ts'
import { defineForm, type Field } from '../index.ts'
import { readSubmission } from '../server.ts'
import { offeredPart } from './offer.ts'

const definition = defineForm({
  id: 'survey',
  fields: [
    { id: 'size', kind: 'select', options: ['S', 'M'] },
    { id: 'colour', kind: 'radio', options: ['red'] },
    { id: 'extras', kind: 'checkbox', options: ['a', 'b'] },
    { id: 'opinion', kind: 'likert', options: ['New?', 'Kind?'] },
    { id: 'note', kind: 'text' },
  ],
})
const stored = {
  size: 'Gone',
  colour: 'Gone',
  extras: ['a', 'gone'],
  opinion: { 'Old?': '2', 'New?': '1', 'Kind?': '7' },
  note: 'Anything.',
}
const offered = {
  size: '',
  colour: '',
  extras: ['a'],
  opinion: { 'New?': '1', 'Kind?': '' },
  note: 'Anything.',
}
function open(values = {}) {
  const report = vi.fn()
  return { report, ...openForm(definition, { values, report }) }
}

describe('an answer that its form no longer offers', () => {
  test('is left out at the beginning, so that the server takes the others', async () => {
    const { form, server } = open(stored)
    expect(form.values()).toEqual(offered)
    await form.submit()
    expect(await readSubmission(definition, server.state.saved[0]?.answers)).toEqual({
      ok: true,
      value: offered,
    })
  })

  test('is left out of a reset', () => {
    const { form } = open()
    form.reset(stored)
    expect(form.values()).toEqual(offered)
    form.reset()
    expect(form.values()).toEqual(offered)
  })

  test('leaves the choice that a field has', () => {
    const { form } = open({ size: 'M', colour: 'red' })
    form.setValues(stored)
    expect(form.values()).toEqual({ ...offered, size: 'M', colour: 'red' })
  })

  test('is reported for each field', () => {
    const { report } = open(stored)
    expect(report.mock.calls.map(([error]) => String(error))).toEqual([
      expect.stringContaining(`'size' does not offer all of its answer: "Gone"`),
      expect.stringContaining(`'colour'`),
      expect.stringContaining(`'extras'`),
      expect.stringContaining(`'opinion'`),
    ])
  })

  test('is a warning in the console without a report of the page', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
    openForm(definition, { values: { size: 'Gone' } })
    expect(warn).toHaveBeenCalledOnce()
    warn.mockRestore()
  })
})

test('an empty answer, and one that is offered, are not reported', () => {
  const { form, report } = open({ size: 'M', extras: [], opinion: { 'New?': '' } })
  form.setValues({ size: '', colour: 'red' })
  expect(form.values()).toMatchObject({ size: '', colour: 'red' })
  expect(report).not.toHaveBeenCalled()
})

test.each<[Field, unknown]>([
  [{ id: 'a', kind: 'select', options: ['S'] }, {}],
  [{ id: 'a', kind: 'checkbox', options: ['S'] }, [{}]],
  [{ id: 'a', kind: 'likert', options: ['Fast?'] }, { 'Fast?': {} }],
  [{ id: 'a', kind: 'text' }, 'x'],
])('an answer to %j of another shape, %j, is left to the field, which ignores it', (field, raw) => {
  expect(offeredPart(field, raw)).toBe(raw)
})
