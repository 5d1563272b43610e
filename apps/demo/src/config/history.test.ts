import { expect, test } from 'vitest'
import { builtContent } from '../site/content/site-content.ts'
import { addStep, emptyHistory, redoStep, sectionsOf, undoStep, type Step } from './history.ts'

const step = (label: string, at: number, to: string): Step => ({
  label,
  at,
  before: { texts: { heroLead: { en: `before ${to}`, de: '' } } },
  after: { texts: { heroLead: { en: to, de: '' } } },
})

test('a step is taken back and repeated, with its label', () => {
  const history = addStep(emptyHistory, step('lead', 0, 'one'))
  const undone = undoStep(history)
  expect(undone).toMatchObject({ label: 'lead', change: { texts: { heroLead: { en: 'before one' } } } })
  const redone = undone && redoStep(undone.history)
  expect(redone).toMatchObject({ label: 'lead', change: { texts: { heroLead: { en: 'one' } } } })
  expect(redone?.history.done).toHaveLength(1)
})

test('letters that are typed in quick succession are one step', () => {
  const history = addStep(addStep(emptyHistory, step('lead', 0, 'o')), step('lead', 900, 'on'))
  expect(history.done).toHaveLength(1)
  expect(undoStep(history)?.change).toEqual({ texts: { heroLead: { en: 'before o', de: '' } } })
})

test.each([
  ['another label', step('title', 100, 'b')],
  ['a pause', step('lead', 1000, 'b')],
  ['other sections', { ...step('lead', 100, 'b'), after: { templates: {} } }],
])('%s begins another step', (_, next) => {
  expect(addStep(addStep(emptyHistory, step('lead', 0, 'a')), next).done).toHaveLength(2)
})

test('a change after an undo cannot be redone over, and continues nothing', () => {
  const undone = undoStep(addStep(addStep(emptyHistory, step('lead', 0, 'a')), step('note', 10, 'b')))
  const history = undone && addStep(undone.history, step('lead', 20, 'c'))
  expect(history?.undone).toEqual([])
  expect(history?.done).toHaveLength(2)
})

test('there is nothing to take back at first', () => {
  expect(undoStep(emptyHistory)).toBeUndefined()
  expect(redoStep(emptyHistory)).toBeUndefined()
})

test('a step keeps the sections that it replaces, and no others', () => {
  expect(sectionsOf(builtContent, { design: {} })).toEqual({ design: builtContent.design })
})
