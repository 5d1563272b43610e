import { createListeners } from '@sitewright/machine/store'
import type { FormNotice } from '@sitewright/forms-client'
import { expect, test } from 'vitest'
import { createLog } from './log.ts'
import { logForm } from './logged-form.ts'

/** A form that emits what a test asks it to. */
function openForm() {
  const { subscribe, notify } = createListeners<[FormNotice]>()
  const log = createLog()
  logForm({ notices: { subscribe }, definition: { id: 'contact', fields: [] } }, log)
  return { log, notify }
}

const press: FormNotice = { kind: 'transition', from: 'ready', to: 'validating' }

test.each([
  [{ kind: 'submit-success', formId: 'contact', values: {} }, 'good', 'saved'],
  [
    { kind: 'failure', failure: { kind: 'fields-invalid', problems: new Map(), unplaced: [] } },
    'refused',
    'fields-invalid',
  ],
  [{ kind: 'failure', failure: { kind: 'crash', cause: undefined } }, 'bad', 'crash'],
] as const)('a submission lasts from the press to its result: %o', (notice, outcome, detail) => {
  const { log, notify } = openForm()
  notify(press)
  expect(log.spans()).toMatchObject([{ track: 'form', label: 'contact' }])
  expect(log.spans()[0]).not.toHaveProperty('to')
  notify(notice)
  expect(log.spans()).toMatchObject([{ outcome, detail }])
})
