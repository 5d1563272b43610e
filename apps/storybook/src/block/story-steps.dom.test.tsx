import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { StorySteps } from './story-steps.tsx'

test('a story with steps says that a page shows how it begins, and leads to where they run', () => {
  render(<StorySteps id="cart-client-cartpopover--in-the-corner" />)
  expect(document.body.textContent).toContain('Shown as it begins.')
  const link = screen.getByRole('link', { name: 'See it after its steps' })
  expect(link.getAttribute('href')).toBe('./?path=/story/cart-client-cartpopover--in-the-corner')
  // A page of documentation is in a frame.
  expect(link.getAttribute('target')).toBe('_top')
})
