import { expect, test } from 'vitest'
import { checkControls } from '../.storybook/typed-controls.ts'

const label = {
  name: 'label',
  description: 'Text of the button.',
  type: { name: 'string' as const },
  table: { defaultValue: { summary: '"Add to Cart"' } },
}

const check = (argType: Parameters<typeof checkControls>[0]['argTypes'][string]) => () =>
  checkControls({ title: 'shop/Price', argTypes: { label, price: { ...label, ...argType, name: 'price' } } })

test('fails a story with a control of unknown type, and names the control', () => {
  const type = { name: 'other' as const, value: 'unknown' }
  expect(check({ name: 'price', type })).toThrow('shop/Price: give argTypes a type for price.')
})

test('fails a story with a control whose type is said to be a union, which says nothing', () => {
  const table = { ...label.table, type: { summary: 'union' } }
  expect(check({ name: 'price', table })).toThrow('shop/Price: give argTypes a type for price.')
})

test('takes a control whose type its table names', () => {
  const type = { name: 'other' as const, value: 'unknown' }
  const table = { ...label.table, type: { summary: 'Price' } }
  expect(check({ name: 'price', type, table })).not.toThrow()
})

test('fails a story with a control that no sentence describes', () => {
  expect(check({ name: 'price', description: ' ' })).toThrow('shop/Price: give a sentence to price.')
})

test('fails a story with a control that is optional and shows no default', () => {
  expect(check({ name: 'price', table: {} })).toThrow('shop/Price: give a default to price.')
})

test('takes a required control without a default', () => {
  const type = { name: 'string' as const, required: true }
  expect(check({ name: 'price', type, table: {} })).not.toThrow()
})

test('takes what a story is turned by without a default', () => {
  expect(check({ name: 'price', table: { category: 'Story' } })).not.toThrow()
})

test.each([
  ['no controls', {}],
  ['controls of the story alone', { rows: { ...label, name: 'rows', table: { category: 'Story' } } }],
])('fails a story with %s, unless it gives a reason', (_, argTypes) => {
  const story = { title: 'shop/Price', argTypes }
  expect(() => checkControls(story)).toThrow(
    'shop/Price: give it controls of the part, or the parameter "noControls" with a reason.',
  )
  expect(() => checkControls({ ...story, parameters: { noControls: ' ' } })).toThrow('give it controls')
  expect(() => checkControls({ ...story, parameters: { noControls: 'A hook.' } })).not.toThrow()
})

test('fails a story that has controls and a reason for none', () => {
  const story = { title: 'shop/Price', argTypes: { label }, parameters: { noControls: 'A hook.' } }
  expect(() => checkControls(story)).toThrow('drop the parameter "noControls"')
})
