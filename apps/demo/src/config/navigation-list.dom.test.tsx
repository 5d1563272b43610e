import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { builtContent } from '../site/content/site-content.ts'
import { NavigationList } from './navigation-list.tsx'

afterEach(cleanup)

test('several links to one page are rows of their own', () => {
  const error = vi.spyOn(console, 'error')
  const links = [{ collectionId: 'shop' }, { externalLink: 'https://sill.example' }, { collectionId: 'shop' }]
  render(<NavigationList links={links} site={builtContent} locale="en" onChange={() => undefined} />)
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
  expect(error).not.toHaveBeenCalled()
})
