import { expect, test } from 'vitest'
import { buildProduct } from '../mock/build.testing.ts'
import { needsFields } from '../catalog/extra-fields.ts'

// spec: CRT-059
test.each([
  [{ additionalFieldsFormId: 'form-1', additionalFieldsForm: {} }, true],
  [{ additionalFieldsFormId: 'form-1' }, false],
  [{ additionalFieldsForm: {} }, false],
])('a form is wanted by %j: %s', (changes, wanted) => {
  expect(needsFields(buildProduct(changes))).toBe(wanted)
})
