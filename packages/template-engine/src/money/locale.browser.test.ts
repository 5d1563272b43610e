import { expect, test } from 'vitest'
import { compareWithIntl, total } from '../fixture/locale.test-support.ts'

test('templates write money and numbers of 34 locales and 21 currencies as ICU does in Chromium', () => {
  expect(compareWithIntl()).toEqual({ compared: total, differences: [] })
})
