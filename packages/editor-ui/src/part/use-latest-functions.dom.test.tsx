import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useLatestFunctions } from './use-latest-functions.react.ts'

interface Props {
  readonly limit: number
  readonly onChange?: ((text: string) => string) | undefined
}

test('functions are those of the latest render, and stay the same for a store', () => {
  const second = vi.fn(() => 'second')
  // As React freezes them.
  const initialProps: Props = Object.freeze({ limit: 1, onChange: () => 'first' })
  const { result, rerender } = renderHook((props: Props) => useLatestFunctions(props), { initialProps })
  const first = result.current
  expect(first.onChange?.('a')).toBe('first')
  rerender({ limit: 2, onChange: second })
  expect(result.current).toBe(first)
  expect([first.limit, first.onChange?.('b')]).toEqual([1, 'second'])
  expect(second).toHaveBeenCalledExactlyOnceWith('b')
  rerender({ limit: 2 })
  expect(first.onChange?.('c')).toBeUndefined()
})

test('a function that a later render adds is found, and a number of a later render is not', () => {
  const initialProps: Partial<Props> = {}
  const { result, rerender } = renderHook((props: Partial<Props>) => useLatestFunctions(props), {
    initialProps,
  })
  const first = result.current
  expect(first.onChange).toBeUndefined()
  rerender({ limit: 2, onChange: () => 'second' })
  expect([first.limit, first.onChange?.('a')]).toEqual([undefined, 'second'])
})
