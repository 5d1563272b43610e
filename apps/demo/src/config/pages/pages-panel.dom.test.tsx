import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { builtContent, type SiteContent } from '../../site/content/site-content.ts'
import type { PanelProps } from '../panel.ts'
import PagesPanel from './pages-panel.tsx'
import { createPage } from './page-edit.ts'

afterEach(cleanup)

const other = createPage(builtContent.pages)
const site: SiteContent = { ...builtContent, pages: [...builtContent.pages, other] }

test('what another tab added while the question was open stays when a page is deleted', async () => {
  const change = vi.fn<PanelProps['change']>()
  const panel = (now: SiteContent) => {
    const props = { site: now, change, locale: 'en', show: () => undefined } as Partial<PanelProps>
    return <PagesPanel {...(props as PanelProps)} />
  }
  const { rerender } = render(panel(site))
  fireEvent.click(screen.getByRole('button', { name: /New page/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Delete the page' }))
  const added = createPage(site.pages)
  rerender(panel({ ...site, pages: [...site.pages, added] }))
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  await vi.waitFor(() => expect(change).toHaveBeenCalledOnce())
  expect(change.mock.calls[0]?.[1].pages).toEqual([...builtContent.pages, added])
})
