import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { buildProduct, buildVariant } from '../mock/build.testing.ts'
import { mug, sizedMug } from '../mock/picture.testing.ts'
import { createStage, OnStage } from '../mock/stage.testing.tsx'
import { use } from '../mock/use.test-support.tsx'
import type { Product } from '../catalog/product.contract.ts'
import { ProductBlock, useVariantSelection, VariantSelect } from '../react.ts'

function showRadios(product: Product = mug): void {
  render(
    <OnStage stage={createStage({ state: { products: [product] } })}>
      <ProductBlock.Root product={product}>
        <VariantSelect design="radios" />
      </ProductBlock.Root>
    </OnStage>,
  )
}

// spec: CRT-006
test('has radio buttons instead of dropdowns', () => {
  showRadios()
  fireEvent.click(screen.getByLabelText('Red'))
  expect(screen.getByLabelText<HTMLInputElement>('Red').checked).toBe(true)
  expect(screen.getByRole('group', { name: 'Colour' })).toBeTruthy()
})

test('marks radio buttons that do not go with the rest, which can be chosen all the same', () => {
  const variants = [
    ['Blue', 'Tall'],
    ['Blue', 'Low'],
    ['Red', 'Low'],
  ].map(([Colour = '', Size = '']) => buildVariant({ sku: Colour + Size, attributes: { Colour, Size } }))
  showRadios(buildProduct({ variants, variantOptionOrdering: ['Colour', 'Size'] }))
  const offered = () =>
    [...document.querySelectorAll('label[data-unavailable]')].map(({ textContent }) => textContent)
  expect(offered()).toEqual([])
  fireEvent.click(screen.getByLabelText('Red'))
  expect(offered()).toEqual(['Tall'])
  expect(screen.getByLabelText<HTMLInputElement>('Tall').disabled).toBe(false)
})

// spec: CRT-006
test('useVariantSelection returns the values that can be combined, and the selected variant', () => {
  const { result } = use(() => useVariantSelection(sizedMug), undefined)
  expect(result.current.options.map(({ name }) => name)).toEqual(['Colour', 'Size'])
  expect(result.current.choice).toEqual({ kind: 'unselected', options: ['Colour', 'Size'] })
  act(() => result.current.choose('Colour', 'Red'))
  act(() => result.current.choose('Size', 'Large'))
  expect(result.current.variant?.attributes).toEqual({ Colour: 'Red', Size: 'Large' })
  act(() => result.current.choose('Size', ''))
  expect(result.current.variant).toBeUndefined()
})
