import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
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
