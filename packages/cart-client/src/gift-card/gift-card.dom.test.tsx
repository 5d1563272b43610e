import { act } from '@testing-library/react'
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
