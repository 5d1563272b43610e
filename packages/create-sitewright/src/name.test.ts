import { expect, test } from 'vitest'
import { nameProblem } from './name.ts'

test.each(['shop', 'my-shop', 'shop.2', '2nd', 'a'.repeat(214)])('takes the name %s', (name) => {
  expect(nameProblem(name)).toBeUndefined()
})

// https://docs.npmjs.com/cli/configuring-npm/package-json#name
test.each([
  ['', 'is no name'],
  ['My-Shop', 'small letters'],
  ['my shop', 'is no name'],
  ['.shop', 'begin with'],
  ['-shop', 'begin with'],
  ['_shop', 'begin with'],
  ['shop/x', 'is no name'],
  ['müsli', 'is no name'],
  ['a'.repeat(215), 'at most 214'],
  ['node_modules', 'npm does not take'],
  ['favicon.ico', 'npm does not take'],
])('refuses the name %j', (name, said) => {
  expect(nameProblem(name)).toContain(said)
})
