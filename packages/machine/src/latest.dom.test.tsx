import { render, renderHook } from '@testing-library/react'
import { useLayoutEffect, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { useLatest } from './latest.react.ts'

test('is one object, with the value of the last render', () => {
  const { result, rerender } = renderHook((value: string) => useLatest(value), { initialProps: 'first' })
  const latest = result.current
  expect(latest.current).toBe('first')
  rerender('second')
  expect(result.current).toBe(latest)
  expect(latest.current).toBe('second')
})

test('has its value before the layout effects of children run', () => {
  const seen: string[] = []
  function Child({ read }: { readonly read: () => string }): ReactNode {
    useLayoutEffect(() => {
      seen.push(read())
    })
    return null
  }
  function Parent({ value }: { readonly value: string }): ReactNode {
    const latest = useLatest(value)
    return <Child read={() => latest.current} />
  }
  const { rerender } = render(<Parent value="first" />)
  rerender(<Parent value="second" />)
  expect(seen).toEqual(['first', 'second'])
})
