import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { waitFor } from 'storybook/test'

interface Shown {
  readonly id: string
  readonly title: string
}

/**
 * Checks that the guide of a part names elements that its story shows, after the steps of the story. Only where stories run as tests.
 * @throws where one of them is not there
 */
export async function checkAnatomy({ id, title }: Shown): Promise<void> {
  if (!('__vitest_browser__' in globalThis)) return
  const { guideOf } = await import('../src/guide/guides.ts')
  const guide = guideOf(title)
  if (!guide || toId(title, storyNameFromExport(guide.story)) !== id) return
  const { findVisible } = await import('../src/guide/look.ts')
  await waitFor(() => {
    for (const { name, selector } of guide.anatomy)
      if (!findVisible(document.body, selector)) throw new Error(`The story shows no ${name}: ${selector}.`)
  })
}
