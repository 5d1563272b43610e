import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createFileServer } from '../../apps/docs/src/server.ts'
import { launch } from './browser.ts'
import { createContext, shootFile, type Accept, type Shown } from './shoot.ts'
import { byFile, type Story } from './story.ts'

/** A look at the stories of a built Storybook. */
export interface Visit {
  /** Folder of the built Storybook. */
  readonly folder: string
  readonly stories: readonly Story[]
  /** Pages at once. */
  readonly workers: number
  readonly accept: Accept
  readonly onStory: (shown: Shown) => void
}

async function visitAt(origin: string, { stories, workers, accept, onStory }: Visit): Promise<void> {
  const browser = await launch()
  const files = byFile(stories)
  const work = async (): Promise<void> => {
    for (let file = files.shift(); file; file = files.shift()) {
      const context = await createContext(browser)
      await shootFile(context, origin, file, accept, onStory)
      await context.close()
    }
  }
  try {
    await Promise.all(Array.from({ length: workers }, work))
  } finally {
    await browser.close()
  }
}

/** Serves a built Storybook to this machine, and looks at its stories in several pages at once. */
export async function visitStories(visit: Visit): Promise<void> {
  const server = createFileServer(visit.folder)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  try {
    await visitAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, visit)
  } finally {
    server.close()
    server.closeAllConnections()
  }
}
