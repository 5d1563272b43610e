import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser } from 'playwright'
import { shown as pathOf } from '../check/workspace.ts'
import { approved, fileOf, keep, orphans, readApproved } from './baseline.ts'
import { launch } from './browser.ts'
import { isEqual } from './compare.ts'
import { exitCode, NOT_COMPARED } from './exit.ts'
import { fontChanges, measureFonts, readFonts, writeFonts } from './fonts.ts'
import { createPatience } from './patience.ts'
import { beginReport, endReport, enter, page, print, type Entry, type Finding } from './report.ts'
import type { Shown } from './shoot.ts'
import { compareShots } from './shot.ts'
import { built, readStories, select } from './story.ts'
import { visitStories } from './visit.ts'

// Compares a picture of each story with the one that was approved: `pnpm visual [FILTER]`.
// `pnpm visual --approve [FILTER]` keeps what has changed. A filter is a part of a story's id or name.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    approve: { type: 'boolean', default: false },
    /** Ends with a code of its own if nothing can be compared, so that CI does not count it as passed. */
    strict: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true },
    /** Another build of Storybook. */
    built: { type: 'string', default: built },
    /** Another folder of pictures: one's own, on a machine that draws otherwise. */
    baseline: { type: 'string', default: approved },
    workers: { type: 'string', default: '3' },
  },
})
const folder = resolve(values.baseline)
const filters = [...(values.only ?? []), ...positionals]
const stories = select(readStories(resolve(values.built)), filters)

/** Findings that are printed whole, and waited for: from then on the page is the better place to look at them. */
const MANY = 20

const entries: Entry[] = []
const files = new Set<string>()
let [seen, problems, differing] = [0, 0, 0]

/** Looks of a story that differ from the approved ones, or have none. */
function findingsOf({ story, shots }: Shown): Finding[] {
  return [...shots].flatMap(([look, after]) => {
    const before = readApproved(folder, story, look)
    const difference = before && compareShots(before, after)
    return difference && isEqual(difference) ? [] : [{ story, look, before, after, difference }]
  })
}

/** Saves what differs, and prints where its pictures are. Nothing is lost if the run is cut short. */
function show(finding: Finding): void {
  const entry = enter(finding)
  entries.push(entry)
  console.error(entries.length <= MANY ? print(entry) : `${entry.title}: ${entry.words}`)
}

function judge(shown: Shown): void {
  const { story, shots, skip, problem } = shown
  seen += 1
  for (const look of shots.keys()) files.add(fileOf(folder, story, look))
  if (skip) console.log(`${story.id}: not compared: ${skip}`)
  if (problem) {
    problems += 1
    // The report of its test has the findings on the page.
    console.error(`${story.id}: ${problem.split('\n', 1).join('')}`)
  }
  const findings = findingsOf(shown)
  if (!values.approve) findings.forEach(show)
  else if (findings.length > 0) keep(folder, story, shots)
  differing += findings.length
  if (seen % 100 === 0) console.log(`${seen} of ${stories.length} stories`)
}

function conclude(): void {
  // Only a look at all stories can know which pictures belong to none.
  const gone = filters.length > 0 || problems > 0 ? [] : orphans(folder, files)
  if (values.approve) {
    for (const file of gone) rmSync(file)
    console.log(`visual: ${differing} pictures kept, ${gone.length} removed`)
  } else if (entries.length + gone.length > 0) {
    for (const file of gone) console.error(`${pathOf(file)}: its story is gone`)
    const command = ['pnpm visual --approve', ...filters].join(' ')
    console.error(`\nAll of it side by side: ${pathOf(page)}\nIf all of it is meant: ${command}`)
  }
  process.exitCode = exitCode({
    isApproving: values.approve,
    differing: entries.length,
    gone: gone.length,
    problems,
  })
}

/** True if pictures of this machine can be compared with the approved ones. Text that is wider here would differ everywhere. */
async function hasFonts(browser: Browser): Promise<boolean> {
  const [before, here] = [readFonts(folder), await measureFonts(browser)]
  if (!before && !values.approve) throw new Error('No picture is approved yet: pnpm visual --approve')
  if (!before) writeFonts(folder, here)
  const changes = before ? fontChanges(before, here) : []
  if (changes.length === 0) return true
  console.error(`visual: not compared, because text is drawn otherwise here:\n${changes.join('\n')}`)
  console.error('Compare with pictures of your own: pnpm visual --approve --baseline .cache/mine')
  // To keep some pictures of other fonts would spoil the others.
  if (values.approve) process.exitCode = 1
  else if (values.strict) process.exitCode = NOT_COMPARED
  return false
}

async function run(browser: Browser): Promise<void> {
  if (!(await hasFonts(browser))) return
  const begin = performance.now()
  beginReport()
  await visitStories({
    browser,
    folder: resolve(values.built),
    stories,
    workers: Number(values.workers),
    repeat: createPatience({
      folder,
      isApproving: values.approve,
      isHopeless: () => !values.approve && entries.length > MANY,
    }),
    onStory: judge,
  })
  conclude()
  endReport(entries, folder)
  const seconds = Math.round((performance.now() - begin) / 1000)
  console.log(`visual: ${seen} stories, ${files.size} pictures, ${differing} differ (${seconds} s)`)
}

if (stories.length === 0) throw new Error(`No story is named by ${filters.join(', ')}.`)
const browser = await launch()
try {
  await run(browser)
} finally {
  await browser.close()
}
