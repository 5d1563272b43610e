import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { shown as pathOf } from '../check/workspace.ts'
import { approved, fileOf, isSame, keep, orphans, readApproved } from './baseline.ts'
import { compare, isEqual } from './compare.ts'
import type { Picture } from './picture.ts'
import { describe, page, report, type Finding } from './report.ts'
import type { Accept, Shown } from './shoot.ts'
import { built, matches, readStories } from './story.ts'
import { visitStories } from './visit.ts'

// Compares a picture of each story with the one that was approved: `pnpm visual [--only FILTER]`.
// `pnpm visual --approve [FILTER]` keeps what has changed. A filter is a part of a story's id or name.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    approve: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true },
    /** Another build of Storybook. */
    built: { type: 'string', default: built },
    /** Another folder of pictures: one's own, on a machine that draws otherwise. */
    baseline: { type: 'string', default: approved },
    workers: { type: 'string', default: '2' },
  },
})
const folder = resolve(values.baseline)
const filters = [...(values.only ?? []), ...positionals]
const stories = readStories(resolve(values.built)).filter((story) => matches(story, filters))

/** Accepts the approved picture. Where there is none, or another one is wanted, one that has stopped changing. */
function createAccept(): Accept {
  const last = new Map<string, Picture>()
  return (story, look, picture) => {
    const file = fileOf(folder, story, look)
    const before = readApproved(folder, story, look)
    if (before && isSame(before, picture)) return true
    const previous = last.get(file)
    last.set(file, picture)
    return (values.approve || !before) && previous !== undefined && isSame(previous, picture)
  }
}

function findingsOf({ story, pictures }: Shown): Finding[] {
  return [...pictures].flatMap(([look, after]) => {
    const before = readApproved(folder, story, look)
    const difference = before && compare(before, after)
    return difference && isEqual(difference) ? [] : [{ story, look, before, after, difference }]
  })
}

/** Pictures of stories or looks that are gone. Only a look at all stories can know them. */
const goneAmong = (): string[] =>
  filters.length > 0 || all.some(({ problem }) => problem)
    ? []
    : orphans(
        folder,
        new Set(
          all.flatMap(({ story, pictures }) =>
            [...pictures.keys()].map((look) => fileOf(folder, story, look)),
          ),
        ),
      )

const all: Shown[] = []
const findings: Finding[] = []

/** Compares a story, and keeps what has changed if that is asked for. Nothing is lost if the run is cut short. */
function judge(shown: Shown): void {
  const { story, pictures, skip, problem } = shown
  const found = findingsOf(shown)
  all.push(shown)
  findings.push(...found)
  if (values.approve && found.length > 0) keep(folder, story, pictures)
  if (skip) console.log(`${story.id}: not compared: ${skip}`)
  if (problem) console.error(`${story.id}: ${problem}`)
  if (all.length % 50 === 0) console.log(`${all.length} of ${stories.length} stories`)
  if (values.approve) return
  for (const finding of found) console.error(`${story.id} (${finding.look}): ${describe(finding)}`)
}

function conclude(gone: readonly string[]): void {
  if (values.approve) {
    for (const file of gone) rmSync(file)
    console.log(`visual: ${findings.length} pictures kept, ${gone.length} removed`)
  } else if (findings.length + gone.length > 0) {
    for (const file of gone) console.error(`${pathOf(file)}: its story is gone`)
    const words = ['pnpm visual --approve', ...filters].join(' ')
    console.error(`\nLook at ${pathOf(page)}, then keep what is meant: ${words}`)
    process.exitCode = 1
  }
  if (all.some(({ problem }) => problem)) process.exitCode = 1
}

const begin = performance.now()
if (stories.length === 0) throw new Error(`No story is named by ${filters.join(', ')}.`)
await visitStories({
  folder: resolve(values.built),
  stories,
  workers: Number(values.workers),
  accept: createAccept(),
  onStory: judge,
})
conclude(goneAmong())
report(values.approve ? [] : findings, folder)
const count = all.reduce((sum, { pictures }) => sum + pictures.size, 0)
const seconds = Math.round((performance.now() - begin) / 1000)
console.log(`visual: ${all.length} stories, ${count} pictures, ${findings.length} differ (${seconds} s)`)
