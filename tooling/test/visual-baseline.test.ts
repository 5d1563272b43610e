import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { filesBelow } from '../check/workspace.ts'
import { Baseline, type Look } from '../visual/baseline.ts'
import { createHold, type Timers } from '../visual/hold.ts'

let folder: string
let baseline: Baseline

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'baseline-'))
  baseline = new Baseline(folder)
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

const story = { id: 'gallery-grid--few', title: 'gallery/Grid', importPath: 'grid.stories.tsx' }

/** A screenshot of 80 × 80 pixels with a line below its upper part, as high as asked for. */
const shot = (grey: number, top = 60): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80"><rect width="80" height="80" fill="rgb(${grey},${grey},${grey})"/><rect y="${top}" width="40" height="4" fill="red"/></svg>`,
    ),
  )
    .png()
    .toBuffer()

async function keep(shots: Partial<Record<Look, Promise<Buffer>>>): Promise<void> {
  const all = Object.entries(shots).map(async ([look, each]) => [look as Look, await each] as const)
  await baseline.keep(story, new Map(await Promise.all(all)))
}

const names = (): string[] => filesBelow(folder, () => true).map((path) => basename(path).split('.')[1] ?? '')

describe('the baseline', () => {
  test('keeps one picture of looks that are the same', async () => {
    await keep({ light: shot(255), dark: shot(20), rtl: shot(255) })
    expect(names().sort()).toEqual(['dark', 'light'])
    expect(await baseline.check(story, 'rtl', await shot(255))).toBeUndefined()
  })

  test('drops a picture that has become as in light, and those of looks that a story no longer has', async () => {
    await keep({ light: shot(255), rtl: shot(250) })
    await keep({ light: shot(240), rtl: shot(240) })
    expect(names()).toEqual(['light'])
    await keep({ own: shot(240) })
    expect(names()).toEqual(['own'])
  })

  test('names a look that differs, how much, and the file that shows it', async () => {
    await keep({ light: shot(255) })
    expect(await baseline.check(story, 'light', await shot(254))).toBeUndefined()
    expect(await baseline.check(story, 'light', await shot(255, 50))).toBe(
      'gallery-grid--few (light): 20 × 32 became 20 × 27, see .cache/visual/gallery-grid--few.light.png',
    )
    expect(await baseline.check(story, 'dark', await shot(20))).toMatch(
      /^gallery-grid--few \(dark\): \d+ % of it/,
    )
    const other = { ...story, id: 'gallery-grid--many' }
    expect(await baseline.check(other, 'light', await shot(255))).toContain('no picture is approved yet')
  })

  test('keeps pictures in languages beside the others, and never takes that in light for one', async () => {
    await keep({ light: shot(255), dark: shot(20) })
    expect(await baseline.check(story, 'de', await shot(255))).toContain('no picture is approved yet')
    await baseline.keep(story, new Map([['de', await shot(255)]]), ['de'])
    await keep({ light: shot(240) })
    expect(names().sort()).toEqual(['de', 'light'])
    expect(await baseline.check(story, 'de', await shot(255))).toBeUndefined()
  })

  test('knows pictures in languages of stories that are not looked at in them', async () => {
    await baseline.keep(story, new Map([['de', await shot(255)]]), ['de'])
    expect(baseline.orphans([])).toEqual([])
    expect(baseline.orphans([story], ['de'])).toEqual([])
    expect(baseline.orphans([], ['de'])).toEqual([join(folder, 'gallery', `${story.id}.de.png`)])
  })

  test('knows pictures whose stories are gone', async () => {
    await keep({ light: shot(255) })
    expect(baseline.orphans([story])).toEqual([])
    expect(baseline.orphans([{ ...story, id: 'gallery-grid--fe' }])).toEqual([
      join(folder, 'gallery', `${story.id}.light.png`),
    ])
  })
})

describe('timers of a page', () => {
  /** Timers of a page of its own, at a clock that the test moves. */
  function createTimers() {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const { setTimeout, setInterval, clearTimeout, clearInterval } = globalThis
    const timers = { setTimeout, setInterval, clearTimeout, clearInterval } as unknown as Timers
    return { timers, later: createHold(timers), ended: [] as string[] }
  }

  test('are held from half a second on, until the next story', () => {
    const { timers, later, ended } = createTimers()
    timers.setTimeout((word) => ended.push(String(word)), 2000, 'note hides')
    timers.setTimeout(() => ended.push('field is checked'), 300)
    timers.setInterval(() => ended.push('next slide'), 4000)
    later.hold()
    vi.advanceTimersByTime(5000)
    expect(ended).toEqual(['field is checked'])
    void later.release()
    vi.advanceTimersByTime(3000)
    expect(ended).toEqual(['field is checked', 'note hides', 'next slide'])
  })

  test('that are cleared while they are held never end', () => {
    const { timers, later, ended } = createTimers()
    const id = timers.setTimeout(() => ended.push('note hides'), 2000)
    later.hold()
    vi.advanceTimersByTime(2000)
    timers.clearTimeout(id)
    void later.release()
    vi.advanceTimersByTime(1)
    expect(ended).toEqual([])
  })
})
