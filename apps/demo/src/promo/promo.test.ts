import { expect, test } from 'vitest'
import { isPromoDue } from './promo.ts'

const settings = { version: 2, quietDays: 30 }
const day = 86_400_000

test.each([
  ['a visitor who has never seen it', { submitted: false }, true],
  ['a visitor who closed it yesterday', { version: 2, dateClosed: 99 * day, submitted: false }, false],
  [
    'a visitor who closed it twenty-nine days ago',
    { version: 2, dateClosed: 71 * day, submitted: false },
    false,
  ],
  ['a visitor who closed it thirty days ago', { version: 2, dateClosed: 70 * day, submitted: false }, true],
  ['a visitor who closed an older version', { version: 1, dateClosed: 99 * day, submitted: false }, true],
  ['a visitor who signed up', { version: 1, submitted: true }, false],
])('%s: the pop-up is due %o', (_, history, isDue) => {
  expect(isPromoDue(history, settings, 100 * day)).toBe(isDue)
})
