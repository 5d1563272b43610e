import type { Browser } from 'playwright'
import { serveFolder } from '../serve.ts'
import { createContext, shootFile, type Repeat, type Shown } from './shoot.ts'
import { byFile, type Story } from './story.ts'

/** A look at the stories of a built Storybook. */
export interface Visit {
  readonly browser: Browser
  /** Folder of the built Storybook. */
  readonly folder: string
  readonly stories: readonly Story[]
  /** Pages at once. */
  readonly workers: number
  readonly repeat: Repeat
  readonly onStory: (shown: Shown) => void
}

async function visitAt(origin: string, { browser, stories, workers, repeat, onStory }: Visit): Promise<void> {
  const files = byFile(stories)
  const work = async (): Promise<void> => {
    for (let file = files.shift(); file; file = files.shift()) {
      const context = await createContext(browser)
      await shootFile(context, origin, file, repeat, onStory)
      await context.close()
    }
  }
  await Promise.all(Array.from({ length: workers }, work))
}

/** Serves a built Storybook to this machine, and looks at its stories in several pages at once. */
export async function visitStories(visit: Visit): Promise<void> {
  const { origin, close } = await serveFolder(visit.folder)
  try {
    await visitAt(origin, visit)
  } finally {
    close()
  }
}
