import { expect, test } from 'vitest'
import { messages } from '../../messages.ts'
import { blockedAttribute, earlyPressAttribute, earlyPressScript, liveAttribute } from './early-press.ts'

test('the script for the head of a page has the attributes and the text of the package', () => {
  expect([earlyPressAttribute, blockedAttribute, liveAttribute]).toEqual([
    'data-form-pressed',
    'data-form-blocked',
    'data-form-live',
  ])
  for (const attribute of [earlyPressAttribute, blockedAttribute]) {
    expect(earlyPressScript).toContain(`'${attribute}'`)
  }
  expect(earlyPressScript).toContain(`[${liveAttribute}]`)
  expect(earlyPressScript).toContain(`'${messages['form.error.submit']}'`)
})

test('the script can stand in an element of a page', () => {
  expect(earlyPressScript).not.toMatch(/<|\n/)
  expect(earlyPressScript).toMatch(/^addEventListener\('submit',/)
})
