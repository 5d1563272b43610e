import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { filesBelow } from '../check/workspace.ts'
import { keep, orphans, readApproved, type Look } from '../visual/baseline.ts'
import { fontChanges, readFonts, writeFonts } from '../visual/fonts.ts'
import { createHold, type Timers } from '../visual/hold.ts'
import { createPatience } from '../visual/patience.ts'
import { describe as wordsFor, print } from '../visual/report.ts'
import { compareShots, type Shot } from '../visual/shot.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'baseline-'))
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

const story = { id: 'gallery-grid--few', title: 'gallery/Grid', name: 'Few', importPath: 'grid.stories.tsx' }

/** A flat picture of 40 × 40 pixels, whose upper rows may have another grey. */
function shot(hash: string, grey: number, rows = 0, above = 0): Shot {
  const data = new Uint8Array(40 * 40 * 3).map((_, at) => (at < rows * 40 * 3 ? above : grey))
  return { hash, picture: () => ({ width: 40, height: 40, data }) }
}

const unread = (hash: string): Shot => ({
  hash,
  picture: () => {
    throw new Error('This shot needs no decoding.')
  },
})

function keepAll(shots: Partial<Record<Look, Shot>>): void {
  keep(folder, story, new Map(Object.entries(shots) as [Look, Shot][]))
}

const names = (): string[] => filesBelow(folder, () => true).map((path) => path.split('.').at(-2) ?? '')

describe('the baseline', () => {
  test('keeps one picture of looks that are the same', () => {
    keepAll({ light: shot('a', 255), dark: shot('b', 20), rtl: shot('a', 255) })
    expect(names().sort()).toEqual(['dark', 'light'])
    expect(readApproved(folder, story, 'rtl')?.hash).toBe('a')
  })

  test('drops a picture that has become as in light', () => {
    keepAll({ light: shot('a', 255), rtl: shot('c', 250, 10, 0) })
    keepAll({ light: shot('d', 250, 10, 0), rtl: shot('d', 250, 10, 0) })
    expect(names()).toEqual(['light'])
  })

  test('finds a shot of the same pixels again without decoding it', () => {
    keepAll({ light: shot('a', 255) })
    const kept = readApproved(folder, story, 'light')
    expect(kept && compareShots(kept, unread('a')).blocks).toEqual([])
  })

  test('compares shots that are not equal as a reader sees them', () => {
    keepAll({ light: shot('a', 255) })
    const kept = readApproved(folder, story, 'light')
    expect(kept && compareShots(kept, shot('b', 254)).blocks).toEqual([])
    expect(kept && compareShots(kept, shot('c', 255, 8, 0)).blocks.length).toBeGreaterThan(0)
  })

  test('knows pictures whose stories are gone', () => {
    keepAll({ light: shot('a', 255), dark: shot('b', 20) })
    const [dark] = orphans(folder, new Set([join(folder, 'gallery', `${story.id}.light.png`)]))
    expect(dark).toBe(join(folder, 'gallery', `${story.id}.dark.png`))
  })
})

describe('a shot', () => {
  const patience = (isApproving: boolean, isHopeless = false) =>
    createPatience({ folder, isApproving, isHopeless: () => isHopeless })

  /** Pauses after each of some shots in a row. */
  const pausesOf = (repeat: ReturnType<typeof patience>, look: Look, shots: readonly Shot[]) =>
    shots.map((each, tries) => repeat(story, look, each, tries))

  test('is taken if it is as approved', () => {
    keepAll({ light: shot('a', 255) })
    expect(patience(false)(story, 'light', unread('a'), 0)).toBeUndefined()
  })

  test('is repeated for a second and a half until it is as approved', () => {
    keepAll({ light: shot('a', 255) })
    const late = shot('b', 0)
    expect(pausesOf(patience(false), 'light', [late, late, late, late])).toEqual([100, 400, 1000, undefined])
  })

  test('is not waited for when much has changed', () => {
    keepAll({ light: shot('a', 255) })
    expect(patience(false, true)(story, 'light', shot('b', 0), 0)).toBeUndefined()
  })

  test('is approved when it no longer changes', () => {
    const shots = [shot('a', 1), shot('b', 90), shot('b', 90)]
    expect(pausesOf(patience(true), 'light', shots)).toEqual([100, 400, undefined])
    expect(pausesOf(patience(true), 'dark', shots)).toEqual([0, 400, undefined])
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

describe('fonts of a machine', () => {
  test('are kept beside the pictures', () => {
    writeFonts(folder, { '100px serif': 640 })
    expect(readFonts(folder)).toEqual({ '100px serif': 640 })
  })

  test('that draw wider or narrower are named', () => {
    expect(fontChanges({ a: 640, b: 500 }, { a: 640, b: 511 })).toEqual([
      'b: 511 pixels here, 500 in the approved pictures',
    ])
  })
})

describe('the report', () => {
  const [before, after] = [shot('a', 255), shot('b', 255)]

  test.each([
    ['no picture is approved yet', undefined],
    ['64 % of it has changed, plainly', { worst: 90, resized: undefined }],
    ['64 % of it has changed, faintly', { worst: 9, resized: undefined }],
    [
      '80 × 80 became 80 × 90 pixels; 64 % of it has changed, plainly',
      { worst: 90, resized: '80 × 80 became 80 × 90' },
    ],
  ])('says: %s', (words, change) => {
    const blocks = Array.from({ length: 16 }, () => [0, 0] as const)
    expect(wordsFor({ before, after, difference: change && { blocks, ...change } })).toBe(words)
  })

  test('names the story, how much of it has changed, its pictures, and the command that keeps it', () => {
    const entry = { title: 'gallery/Grid: Few (dark)', words: '3 % of it has changed, plainly', files: {} }
    expect(print({ ...entry, files: { now: 'x/now.png' }, command: 'pnpm visual --approve a--b' })).toMatch(
      /^gallery\/Grid: Few \(dark\): 3 % of it has changed, plainly\n {2}now +.*x\/now\.png\n {2}to keep it +pnpm visual --approve a--b$/,
    )
  })
})
