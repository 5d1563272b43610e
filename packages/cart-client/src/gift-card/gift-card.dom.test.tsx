import { act, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { buildProduct, buildVariant } from '../mock/build.testing.ts'
import { use } from '../mock/use.test-support.tsx'
import { useGiftCard } from '../react.ts'

test('useGiftCard returns the denominations of a gift card, and the chosen one', () => {
  const gift = buildProduct({
    id: 'gift',
    productType: 4,
    variants: ['25', '50'].map((Value) => buildVariant({ sku: Value, attributes: { Value } })),
    variantOptionOrdering: ['Value'],
  })
  const { result } = use(() => useGiftCard(gift), undefined)
  expect(result.current).toMatchObject({ denominations: ['25', '50'], denomination: undefined })
  act(() => result.current.choose('50'))
  expect(result.current.denomination).toBe('50')
})

test('useGiftCard has the only denomination of a gift card chosen', async () => {
  const gift = buildProduct({
    id: 'gift',
    productType: 4,
    variants: [buildVariant({ sku: '25', attributes: { Value: '25' } })],
    variantOptionOrdering: ['Value'],
  })
  const { stage, result } = use(() => useGiftCard(gift), undefined, { state: { products: [gift] } })
  expect(result.current).toMatchObject({ denominations: ['25'], denomination: '25' })
  act(() => result.current.press({ selection: result.current.selection }))
  await waitFor(() => expect(stage.visited).toEqual(['giftCard']))
})

test('useGiftCard takes a product that is made while rendering, and renders no more for it', async () => {
  let renderings = 0
  const { result, rerender } = use(() => {
    renderings += 1
    if (renderings > 9) throw new Error('It renders without end.')
    return useGiftCard(buildProduct({ productType: 4 }))
  }, undefined)
  rerender(undefined)
  await act(async () => {})
  expect(renderings).toBeLessThan(5)
  expect(result.current.text).toBe('Add to Cart')
})
