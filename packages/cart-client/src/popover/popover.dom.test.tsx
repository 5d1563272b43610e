import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createStage, OnStage } from '../mock/stage.testing.tsx'
import { use } from '../mock/use.test-support.tsx'
import { usePopover } from '../react.ts'

// spec: CRT-103
test('usePopover names the added product until it is closed', async () => {
  const { stage, result } = use(() => usePopover(), undefined)
  await act(() => stage.client.cart.add({ itemId: 'mug', sku: 'mug-blue' }))
  expect(result.current).toMatchObject({ isOpen: true, text: 'Everyday mug was added to your cart.' })
  act(() => result.current.close())
  expect(result.current.isOpen).toBe(false)
})

test('usePopover follows another client of its provider, in the texts of that one', async () => {
  const [english, german] = [{}, { 'cart.popover.added': '{productName} ist im Warenkorb.' }].map(
    (messages) => createStage({ client: { messages } }),
  )
  let stage = english!
  const { result, rerender } = renderHook(usePopover, {
    wrapper: ({ children }) => <OnStage stage={stage}>{children}</OnStage>,
  })
  stage = german!
  rerender()
  await act(() => english!.client.cart.add({ itemId: 'mug', sku: 'mug-blue' }))
  expect(result.current.isOpen).toBe(false)
  await act(() => german!.client.cart.add({ itemId: 'mug', sku: 'mug-blue' }))
  expect(result.current).toMatchObject({ isOpen: true, text: 'Mug ist im Warenkorb.' })
})
