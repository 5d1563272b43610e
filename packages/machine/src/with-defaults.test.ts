import { expect, test } from 'vitest'
import { withDefaults } from './with-defaults.ts'

const defaults = { title: 'Cart', count: 1 }

test.each<[object | undefined, object]>([
  [undefined, defaults],
  [{}, defaults],
  [{ title: undefined, note: undefined }, defaults],
  [
    { title: '', count: 0 },
    { title: '', count: 0 },
  ],
  [{ note: 'new' }, { ...defaults, note: 'new' }],
])('settings given as %j replace what they name', (given, all) => {
  expect(withDefaults<object>(defaults, given)).toStrictEqual(all)
})

test('a key of JSON that is the name of the prototype does not become it', () => {
  const given = JSON.parse('{"__proto__":{"isAdmin":true},"title":"a"}') as object
  const all = withDefaults<object>(defaults, given)
  expect(all).toStrictEqual({ ...defaults, title: 'a' })
  expect(all).not.toHaveProperty('isAdmin')
})
