import { copyFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../check/workspace.ts'
import { checkReasons, checkScores, type Kept, outdatedOf, tableOf } from '../mutation/check.ts'
import { extended, type FileResult, withHashes } from '../mutation/kept.ts'
import { filesToMeasure, hashOf, measuredOf } from '../mutation/measured.ts'
import { type Counts, type Mutant, onlyOf, outcomeOf, scoreOf } from '../mutation/report.ts'
import { checkShares, raisedLeast } from '../mutation/share.ts'
import { manifestOf, sandbox } from './sandbox.ts'

const counts = (found: Partial<Counts>): Counts => ({
  ...{ killed: 0, timeout: 0, survived: 0, uncovered: 0, equivalent: 0, invalid: 0 },
  ...found,
})

/** A package of which each file has a result; those that are not named as changed are as they were measured. */
const kept = (files: Record<string, FileResult>, changed: string[] = [], never: string[] = []): Kept => ({
  name: 'one',
  result: { date: '2026-01-02', files },
  measured: { current: Object.keys(files).filter((file) => !changed.includes(file)), changed, never },
})

/** A package without a result. */
const unmeasured = (never: string[]): Kept => ({
  name: 'one',
  result: { date: '', files: {} },
  measured: { current: [], changed: [], never },
})

const SOURCE = 'const a = 1\n  if (a < 2) {\n    b()\n  }\n'

/** A mutant of the text between two positions of the source. */
const mutant = (
  status: string,
  replacement: string,
  [line, column, endLine, endColumn]: [number, number, number, number],
): Mutant => ({
  mutatorName: 'any',
  status,
  replacement,
  location: { start: { line, column }, end: { line: endLine, column: endColumn } },
})

const report = {
  files: {
    'src/a.ts': {
      source: SOURCE,
      mutants: [
        mutant('Killed', 'true', [2, 7, 2, 12]),
        mutant('Survived', 'a <= 2', [2, 7, 2, 12]),
        mutant('NoCoverage', '{}', [2, 14, 4, 4]),
        mutant('Timeout', 'false', [2, 7, 2, 12]),
        mutant('RuntimeError', '""', [1, 1, 1, 2]),
      ],
    },
  },
}

const bound = { file: 'src/a.ts', line: 'if (a < 2) {', change: 'a < 2 → a <= 2' }

describe('the outcome of a run', () => {
  test('names each survivor by its file, its line and its change', () => {
    const { survivors, files } = outcomeOf(report, [])
    expect(survivors).toEqual([
      { ...bound, lineNumber: 2, status: 'survived' },
      { ...bound, change: '{ b() } → {}', lineNumber: 2, status: 'uncovered' },
    ])
    expect(files).toEqual({
      'src/a.ts': counts({ killed: 1, timeout: 1, survived: 1, uncovered: 1, invalid: 1 }),
    })
  })

  test('counts a survivor with a reason apart', () => {
    const { survivors, files, needless } = outcomeOf(report, [{ ...bound, reason: 'a is whole' }])
    expect(survivors).toHaveLength(1)
    expect(needless).toEqual([])
    expect(files['src/a.ts']).toEqual(
      counts({ killed: 1, timeout: 1, uncovered: 1, equivalent: 1, invalid: 1 }),
    )
  })

  test('finds reasons for mutants that do not survive', () => {
    const killed = { ...bound, change: 'a < 2 → true', reason: 'none' }
    const elsewhere = { ...bound, file: 'src/b.ts', reason: 'not part of this run' }
    expect(outcomeOf(report, [killed, elsewhere]).needless).toEqual([killed])
  })
})

describe('the score', () => {
  test('is the share of what tests notice, equivalent and invalid mutants aside', () => {
    const found = counts({ killed: 5, timeout: 1, survived: 1, uncovered: 1, equivalent: 9, invalid: 9 })
    expect(scoreOf(found)).toBe(0.75)
    expect(scoreOf(counts({}))).toBe(1)
  })

  test('is not rounded up to the bar', () => {
    const files = { a: counts({ killed: 8499, survived: 1501 }), b: counts({}) }
    const table = tableOf([kept(files, ['b'])])
    expect(table.one).toMatchObject({ measured: '2 of 2', 'changed since': 1, score: '84.9 %', killed: 8499 })
    expect(table['one/a']).toMatchObject({ score: '84.9 %', survived: 1501 })
    expect(table['one/b']).toBeUndefined()
  })
})

describe('the gate', () => {
  test('fails a package whose tests notice too little', () => {
    const result = (killed: number) => kept({ a: counts({ killed, survived: 100 - killed }) })
    expect(checkScores([result(85)])).toEqual([])
    expect(checkScores([result(84)])).toEqual(['The tests of one notice 84.0 % of its mutants, not 85 %.'])
  })

  test('judges only files that have not changed since they were measured, and counts the others', () => {
    const files = { a: counts({ killed: 1 }), b: counts({ survived: 9 }) }
    expect(checkScores([kept(files)])).toHaveLength(1)
    expect(checkScores([kept(files, ['b'])])).toEqual([])
    expect(outdatedOf([kept(files)])).toEqual([])
    expect(outdatedOf([kept(files, ['b'], ['c', 'd'])])).toEqual([
      'Of 4 pure files of one, 1 changed since they were measured, 2 never were: run "pnpm mutation one".',
    ])
  })

  test('fails a package of which fewer files have been measured than before, unless they are two new ones', () => {
    const files = { a: counts({}), b: counts({}), c: counts({}), d: counts({}) }
    const least = raisedLeast({}, [kept(files)])
    expect(checkShares([kept(files, ['a'], ['e', 'f'])], least)).toEqual([])
    expect(checkShares([kept(files, [], ['e', 'f', 'g'])], least)).toEqual([
      'Of 7 pure files of one, 4 have been measured, less than 66 %: run "pnpm mutation one".',
    ])
    expect(checkShares([unmeasured(['a', 'b', 'c', 'd'])], least)).toHaveLength(1)
  })

  test('raises the share of measured files that a package keeps, and never lowers it', () => {
    const files = { a: counts({}), b: counts({}) }
    expect(raisedLeast({ one: 70 }, [kept(files)])).toEqual({ one: 70 })
    expect(raisedLeast({ one: 20 }, [kept(files)])).toEqual({ one: 50 })
    expect(raisedLeast({}, [unmeasured(['a'])])).toEqual({ one: 0 })
  })

  test('says of a package that was never measured how many files that are, and gives it no score', () => {
    expect(outdatedOf([unmeasured(['a', 'b', 'c'])])).toEqual([
      'Of 3 pure files of one, 0 changed since they were measured, 3 never were: run "pnpm mutation one".',
    ])
    expect(tableOf([unmeasured(['a', 'b', 'c'])]).one).toMatchObject({ measured: '0 of 3', score: 'none' })
  })

  test('fails a reason whose line is gone, and one that is empty', () => {
    const folder = sandbox({ 'package.json': manifestOf('@sandbox/one', '1 kB'), 'src/a.ts': SOURCE })
    expect(checkReasons(folder, [{ ...bound, reason: 'a is whole' }])).toEqual([])
    const [empty] = checkReasons(folder, [{ ...bound, reason: ' ' }])
    expect(empty).toContain('has no reason for a < 2 → a <= 2.')
    const [gone] = checkReasons(folder, [{ ...bound, line: 'if (a > 2) {', reason: 'a is whole' }])
    expect(gone).toContain('if (a > 2) { is not there any more.')
  })
})

describe('a result', () => {
  function threeFiles(): string {
    const home = sandbox({
      'packages/one/package.json': manifestOf('@sandbox/one', '1 kB'),
      'packages/one/src/a.ts': 'export const a = 1\n',
      'packages/one/src/b.ts': 'export const b = 1\n',
      'packages/one/src/c.ts': 'export const c = 1\n',
      'packages/one/src/c.browser.ts': 'export const c = 1\n',
    })
    for (const name of ['tsconfig.base.json', 'tsconfig.core.json'])
      copyFileSync(join(root, name), join(home, name))
    return join(home, 'packages/one')
  }

  /** A result of two of the files, of which one was measured before hashes were kept. */
  const twoResults = (folder: string) => ({
    date: '',
    files: {
      'src/a.ts': { hash: hashOf(join(folder, 'src/a.ts')), ...counts({}) },
      'src/b.ts': counts({}),
    },
  })

  test('is of a file as it was: one that has changed, or has no hash, is out of date', () => {
    const folder = threeFiles()
    const result = twoResults(folder)
    expect(result.files['src/a.ts'].hash).toMatch(/^[\da-f]{12}$/)
    expect(measuredOf(folder, result)).toEqual({
      current: ['src/a.ts'],
      changed: ['src/b.ts'],
      never: ['src/c.ts'],
    })
    writeFileSync(join(folder, 'src/a.ts'), 'export const a = 2\n')
    expect(measuredOf(folder, result).changed).toEqual(['src/a.ts', 'src/b.ts'])
    expect(measuredOf(folder, undefined).never).toHaveLength(3)
  })

  test('spares a run the files that have not changed since, unless it asks for them', () => {
    const folder = threeFiles()
    const result = twoResults(folder)
    const all = ['src/a.ts', 'src/b.ts', 'src/c.ts']
    expect(filesToMeasure(folder, result, { all: false })).toEqual(['src/b.ts', 'src/c.ts'])
    expect(filesToMeasure(folder, result, { all: true })).toEqual(all)
    expect(filesToMeasure(folder, undefined, { all: false })).toEqual(all)
    expect(filesToMeasure(folder, result, { only: '[ab]\\.ts$', all: false })).toEqual([
      'src/a.ts',
      'src/b.ts',
    ])
    expect(() => filesToMeasure(folder, result, { only: 'nowhere', all: false })).toThrow('no pure file')
  })

  test('is kept of each file of a run, without mutants as well, and of no other', () => {
    const { files } = outcomeOf(
      onlyOf({ files: { ...report.files, 'src/old.ts': report.files['src/a.ts'] } }, ['src/a.ts']),
      [],
    )
    const hashes = new Map([
      ['src/a.ts', 'abc'],
      ['src/types.ts', 'def'],
    ])
    expect(withHashes(files, hashes)).toEqual({
      'src/a.ts': {
        hash: 'abc',
        ...counts({ killed: 1, timeout: 1, survived: 1, uncovered: 1, invalid: 1 }),
      },
      'src/types.ts': { hash: 'def', ...counts({}) },
    })
  })

  test('of a package takes in the files of each run, and leaves out those that are gone', () => {
    const before = { date: '2026-01-02', files: { a: counts({ killed: 1 }), gone: counts({ killed: 2 }) } }
    const run = { date: '2026-01-03', files: { c: counts({ killed: 3 }), b: counts({ killed: 4 }) } }
    expect(extended(before, run, ['a', 'b', 'c'])).toEqual({
      date: '2026-01-03',
      files: { a: counts({ killed: 1 }), b: counts({ killed: 4 }), c: counts({ killed: 3 }) },
    })
  })
})
