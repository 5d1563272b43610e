import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { buildCart, buildProduct } from '../mock/build.testing.ts'
import { createStage, OnStage } from '../mock/stage.testing.tsx'
import { useVisit } from '../react.ts'

test('useVisit emits each visit once', () => {
  const stage = createStage()
  const listener = vi.fn()
  stage.client.on(listener)
  const { rerender } = renderHook(
    ({ id }: { readonly id: string }) => useVisit({ kind: 'listing-visited', collectionId: id }),
    {
      wrapper: ({ children }) => <OnStage stage={stage}>{children}</OnStage>,
      initialProps: { id: 'shop' },
    },
  )
  rerender({ id: 'shop' })
  expect(listener.mock.calls).toEqual([[{ kind: 'listing-visited', collectionId: 'shop' }]])
})

test('useVisit emits again for another product, and not for a newer record of the same one or a changed cart', () => {
  const cup = buildProduct({ id: 'cup' })
  const visits = [
    { kind: 'product-visited', product: buildProduct() },
    { kind: 'product-visited', product: buildProduct({ name: 'Big mug' }) },
    undefined,
    { kind: 'product-visited', product: cup },
    { kind: 'cart-viewed', cart: undefined },
    { kind: 'cart-viewed', cart: buildCart() },
    { kind: 'related-shown', itemIds: ['mug'] },
    { kind: 'related-shown', itemIds: ['mug', 'cup'] },
  ] as const
  const stage = createStage()
  const listener = vi.fn()
  stage.client.on(listener)
  const { rerender } = renderHook(({ visit }) => useVisit(visit), {
    wrapper: ({ children }) => <OnStage stage={stage}>{children}</OnStage>,
    initialProps: { visit: visits[0] as Parameters<typeof useVisit>[0] },
  })
  for (const visit of visits) rerender({ visit })
  expect(listener.mock.calls).toEqual([0, 3, 4, 6, 7].map((index) => [visits[index]]))
})
