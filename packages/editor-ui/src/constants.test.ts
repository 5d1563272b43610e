import { expect, test } from 'vitest'
import { changedPassword, deviceViews, fluidEngineColors, maskedField, tweakEvents } from './constants.ts'

// spec: EDT-022
test('a page is shown as on a desktop, a phone or a tablet', () => {
  expect(deviceViews).toEqual(['desktop', 'phone', 'tablet'])
})

// spec: EDT-023
test('a panel of tweaks has seven events', () => {
  expect(tweakEvents).toEqual(['change', 'close', 'save', 'reset', 'aftershow', 'afterclose', 'beforeopen'])
})

// spec: EDT-024
test('the fluid engine is blue and yellow', () => {
  expect(fluidEngineColors).toEqual(['blue', 'yellow'])
})

// spec: EDT-026
test('a password that is still masked is kept, and another one is saved', () => {
  expect(maskedField).toBe('__MASKED_FIELD__')
  expect([changedPassword('__MASKED_FIELD__'), changedPassword('secret'), changedPassword('')]).toEqual([
    undefined,
    'secret',
    '',
  ])
})
