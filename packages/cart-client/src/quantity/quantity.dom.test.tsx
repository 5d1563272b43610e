import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mug } from '../mock/picture.testing.ts'
import { createStage, OnStage } from '../mock/stage.testing.tsx'
import { use } from '../mock/use.test-support.tsx'
import { ProductBlock, QuantityInput, useQuantity } from '../react.ts'

// spec: CRT-076 CRT-077
test('shows the problem of a quantity beside it, and steps no further than its limits', () => {
  render(
    <OnStage stage={createStage({ state: { products: [mug] } })}>
      <ProductBlock.Root product={mug}>
        <QuantityInput less="Less" more="More" />
      </ProductBlock.Root>
    </OnStage>,
  )
  const input = screen.getByLabelText<HTMLInputElement>('Quantity')
  const less = screen.getByRole('button', { name: 'Less' })
  expect([input.getAttribute('aria-invalid'), less.getAttribute('aria-disabled')]).toEqual([null, 'true'])
  fireEvent.click(less)
  expect(input.value).toBe('1')
  fireEvent.input(input, { target: { value: '1.5' } })
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Quantity must be a whole number',
  )
  fireEvent.input(input, { target: { value: '9999' } })
  const more = screen.getByRole('button', { name: 'More' })
  expect(more.getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(more)
  expect(input.value).toBe('9999')
})

// spec: CRT-076 CRT-077
test('useQuantity keeps the typed text, and returns its problem', () => {
  const { result } = use(() => useQuantity(), undefined)
  expect(result.current).toMatchObject({ text: '1', quantity: 1, problem: undefined })
  act(() => result.current.setText('1.5'))
  expect(result.current).toMatchObject({ quantity: undefined, problem: 'Quantity must be a whole number' })
  act(() => result.current.setText('many'))
  expect(result.current.problem).toBe('Quantity must be a number.')
  act(() => result.current.setText('9998'))
  act(() => result.current.step(1))
  act(() => result.current.step(1))
  expect(result.current.text).toBe('9999')
})
