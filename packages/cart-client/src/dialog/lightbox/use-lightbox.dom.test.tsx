import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { LightboxState } from './lightbox.machine.ts'
import { use } from '../../mock/use.test-support.tsx'
import { useLightbox } from '../../react.ts'

// spec: CRT-161
test('useLightbox opens and closes, and the page does not scroll meanwhile', async () => {
  const { result, rerender } = use<LightboxState, boolean>((isOpen) => useLightbox(isOpen), false)
  expect(result.current).toBe('closed')
  rerender(true)
  expect(result.current).toBe('opening')
  expect(document.documentElement.style.overflow).toBe('hidden')
  await waitFor(() => expect(result.current).toBe('open'))
  rerender(false)
  expect(result.current).toBe('closing')
  await waitFor(() => expect(result.current).toBe('closed'))
  expect(document.documentElement.style.overflow).toBe('')
})
