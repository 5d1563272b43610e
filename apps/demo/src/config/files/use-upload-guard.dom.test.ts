import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useUploadGuard } from './use-upload-guard.ts'

/** Leaves the page. Returns true if the browser would ask before. */
function isAsked(): boolean {
  const leaving = new Event('beforeunload', { cancelable: true })
  dispatchEvent(leaving)
  return leaving.defaultPrevented
}

test('asks before the page is left while files are on their way, and no longer', () => {
  const { result } = renderHook(useUploadGuard)
  expect(isAsked()).toBe(false)
  act(() => result.current(2))
  expect(isAsked()).toBe(true)
  act(() => result.current(1))
  expect(isAsked()).toBe(true)
  act(() => result.current(0))
  expect(isAsked()).toBe(false)
})

test('asks no longer once the panel is closed', () => {
  const { result, unmount } = renderHook(useUploadGuard)
  act(() => result.current(1))
  unmount()
  expect(isAsked()).toBe(false)
})
