import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { root, shown } from '../check/workspace.ts'
import { serveFolder } from '../serve.ts'
import { Baseline, built, folder, isOwn, storiesByFile } from './baseline.ts'
import { isPinned, launch } from './browser.ts'
import { shootFile } from './shoot.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** True if pictures that have changed are kept. */
    readonly isApproving: boolean
  }
}

// Compares a picture of each story with the one that was approved: `pnpm visual`. With `-u`, keeps what has changed.

const baseline = new Baseline(folder)
const isApproving = inject('isApproving')
const files = storiesByFile()

/** Differences from which on waiting for late parts is in vain. */
const MANY = 20
let differing = 0

let browser: Browser
let served: Awaited<ReturnType<typeof serveFolder>>
beforeAll(async () => {
  rmSync(join(root, '.cache/visual'), { recursive: true, force: true })
  served = await serveFolder(built)
  browser = await launch()
})
afterAll(async () => {
  await browser.close()
  served.close()
})

test.concurrent.for(files)('%s', async ([, stories], { skip }) => {
  skip(!isPinned && !isOwn, 'Text is drawn otherwise here: see docs/contributing/pictures.md.')
  const findings: string[] = []
  await shootFile(browser, served.origin, stories, {
    isApproving,
    isHopeless: () => differing > MANY,
    check: (...shot) => baseline.check(...shot),
    onStory: async ({ story, shots, skip, problem }) => {
      if (skip) console.log(`${story.id}: not compared: ${skip}`)
      if (problem) findings.push(`${story.id}: ${problem}`)
      const found = await Promise.all([...shots].map((shot) => baseline.check(story, ...shot)))
      const changed = found.filter((finding) => finding !== undefined)
      if (!isApproving) findings.push(...changed)
      else if (changed.length > 0) await baseline.keep(story, shots)
      differing += changed.length
    },
  })
  expect(findings).toEqual([])
})

test('each picture is of a story that is there', () => {
  const gone = baseline.orphans(files.flatMap(([, stories]) => stories))
  if (isApproving) for (const file of gone) rmSync(file)
  else expect(gone.map(shown)).toEqual([])
})
