import { expect, test } from 'vitest'
import { packageCards, weightOf } from './cards.ts'

test.each([
  [{ '.': '4 kB', './react': '1 kB' }, '≤ 4 kB'],
  [{ './a': '1.2 kB', './b': '300 B' }, 'from 300 B'],
  [{}, ''],
])('the weight of the entries %j is %j', (budgets, weight) => {
  expect(weightOf(budgets)).toBe(weight)
})

test('a card names a package, its weight and its purpose', () => {
  expect(packageCards([{ name: 'site', description: 'A & B.', budgets: { '.': '1 kB' } }])).toBe(
    '<ul class="cards"><li><a href="packages/site/">site</a><span class="weight">≤ 1 kB</span><p>A &amp; B.</p></li></ul>',
  )
})
