import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { emptyState } from '../rich-text/rich-text.ts'
import { Toolbar } from './index.ts'

test('shows all buttons where no groups are given, also as null', () => {
  const controller = {
    subscribe: () => () => {},
    snapshot: () => emptyState,
    exec: () => true,
    focus() {},
    linkAtSelection: () => ({ href: '', text: '', newWindow: false }),
  }
  render(<Toolbar controller={controller} groups={null as unknown as undefined} />)
  expect(screen.getByRole('button', { name: 'Bold' })).toBeDefined()
})
