import { expect, test } from 'vitest'
import { createEngine } from '../index.ts'
import { commerce } from './commerce.ts'
import { i18n } from './i18n.ts'
import { java } from './java.ts'

test('the dialect switches: the family changes nothing in the TS dialect, and all of it in the other', () => {
  const families = [commerce, i18n, java]
  const print = (dialect?: 'java') =>
    createEngine({ families, dialect }).render('{@|money-format}', 1234567).output
  expect([print(), print('java')]).toEqual(['1234567', '12,345.67'])
})
