import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Button } from './button.react.tsx'
import '../styles.css'

test('a busy button keeps the focus and ignores clicks, also of its form', async () => {
  const events: string[] = []
  render(
    <form onSubmit={() => events.push('submit')}>
      <Button type="submit" isBusy onClick={() => events.push('click')}>
        Save
      </Button>
    </form>,
  )
  screen.getByRole('button').focus()
  await userEvent.keyboard('{Enter}')
  expect([events, document.activeElement?.textContent]).toEqual([[], 'Save'])
})
