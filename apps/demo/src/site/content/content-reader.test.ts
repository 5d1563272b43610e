import { expect, test } from 'vitest'
import { readChange, readStored } from './content-reader.ts'
import { builtContent } from './site-content.ts'

test('the site as it was built is read as it is, also out of JSON', () => {
  expect(readChange(JSON.parse(JSON.stringify(builtContent)))).toEqual({ ok: true, value: builtContent })
})

test('a section that is malformed makes a change malformed, and says where', () => {
  const [first, ...others] = builtContent.products
  const products = [{ ...first, price: { USD: 5 } }, ...others]
  expect(readChange({ products })).toEqual({ ok: false, failure: { path: 'products.0.price.USD' } })
})

test('a stored section that is malformed costs no other', () => {
  const header = { ...builtContent.header, title: 'Ledge' }
  expect(readStored({ header, navigation: 'none', unknown: 1 })).toEqual({ header })
  expect(readStored('nothing')).toEqual({})
})
