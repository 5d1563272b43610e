import { act } from '@testing-library/react'
import { expect, test } from 'vitest'
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
