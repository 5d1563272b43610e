import { expect, test } from 'vitest'
import { holdPresses, isHeldBack } from './hold.ts'

test('presses of a form are held back while the function returns true, until it is let go', () => {
  const [form, other] = [{}, {}]
  let isHeld = true
  const letGo = holdPresses(form, () => isHeld)
  expect([isHeldBack(form), isHeldBack(other)]).toEqual([true, false])
  isHeld = false
  expect(isHeldBack(form)).toBe(false)
  isHeld = true
  letGo()
  expect(isHeldBack(form)).toBe(false)
})

test('a form that has begun to be held anew stays so when the former one is let go', () => {
  const form = {}
  const letGo = holdPresses(form, () => false)
  holdPresses(form, () => true)
  letGo()
  expect(isHeldBack(form)).toBe(true)
})
