import { expect, test } from 'vitest'
import { checkControls } from '../.storybook/typed-controls.ts'

const argTypes = {
  label: { name: 'label', type: { name: 'string' as const } },
  product: { name: 'product', type: { name: 'other' as const, value: 'unknown' } },
}

test('fails a story with a control of unknown type, and names the control', () => {
  expect(() => checkControls({ title: 'shop/Price', argTypes })).toThrow(
    'shop/Price: give argTypes a type for product.',
  )
})

test('takes a control whose type its table names', () => {
  const product = { ...argTypes.product, table: { type: { summary: 'Product' } } }
  expect(() => checkControls({ title: 'shop/Price', argTypes: { ...argTypes, product } })).not.toThrow()
})
