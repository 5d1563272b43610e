import { expect, test } from 'vitest'
import { home, weightOf } from './home.ts'

test.each([
  [{ '.': '4 kB', './react': '1 kB' }, '≤ 4 kB'],
  [{ './a': '1.2 kB', './b': '300 B' }, 'from 300 B'],
  [{}, ''],
])('the weight of the entries %j is %j', (budgets, weight) => {
  expect(weightOf(budgets)).toBe(weight)
})

test('the home page says what the README says first', () => {
  expect(home().hero.tagline).toMatch(/^The client side of a hosted website builder/)
})
