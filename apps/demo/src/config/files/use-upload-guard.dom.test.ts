import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useUploadGuard } from './use-upload-guard.ts'

/** Leaves the page. Returns true if the browser would ask before. */
function isAsked(): boolean {
  const leaving = new Event('beforeunload', { cancelable: true })
  dispatchEvent(leaving)
  return leaving.defaultPrevented
}

const keep = () => () => undefined

test('keeps the panel while files are on their way', () => {
  const cleanup = vi.fn()
  const begin = vi.fn(() => cleanup)
  const { result } = renderHook(() => useUploadGuard(begin))
  expect(begin).not.toHaveBeenCalled()
  act(() => result.current(2))
  act(() => result.current(1))
  expect([begin.mock.calls.length, cleanup.mock.calls.length]).toEqual([1, 0])
  act(() => result.current(0))
  expect([begin.mock.calls.length, cleanup.mock.calls.length]).toEqual([1, 1])
})

test('asks before the page is left while files are on their way, and no longer', () => {
  const { result } = renderHook(() => useUploadGuard(keep))
  expect(isAsked()).toBe(false)
  act(() => result.current(2))
  expect(isAsked()).toBe(true)
  act(() => result.current(1))
  expect(isAsked()).toBe(true)
  act(() => result.current(0))
  expect(isAsked()).toBe(false)
})

test('asks no longer once the panel is closed', () => {
  const { result, unmount } = renderHook(() => useUploadGuard(keep))
  act(() => result.current(1))
  unmount()
  expect(isAsked()).toBe(false)
})
