import { expect, test } from 'vitest'
import { installed } from '../chromium.ts'

test('CHROME_PATH names the browser', () => {
  expect(installed({ CHROME_PATH: process.execPath })).toBe(process.execPath)
})

test('CHROME_PATH has to name a program', () => {
  expect(() => installed({ CHROME_PATH: import.meta.filename })).toThrow('names a file that is not a program')
})

test('an installed browser is passed over where the fetched one is asked for', () => {
  expect(installed({ CHROME_PATH: process.execPath, SITEWRIGHT_BROWSER: 'fetched' })).toBeUndefined()
})
