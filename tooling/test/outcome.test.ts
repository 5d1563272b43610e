import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '../check/workspace.ts'
import { forget, line, none, recall, remember, sum, tasksOf } from '../outcome.ts'
import { outcomeOfTest } from '../reporter.ts'
import { FUZZ, LONG, QUICK, RELEASE, VISUAL, wordsFor } from '../run.ts'

test('a run ends with one line', () => {
  const all = sum([
    { ...none, passed: 2 },
    { ...none, passed: 3, failed: 1, notes: ['failed: a'] },
  ])
  expect(line(all)).toBe('5 passed, 1 failed')
  expect(line({ ...all, skipped: 4 })).toBe('5 passed, 1 failed, 4 skipped')
  expect(all.notes).toEqual(['failed: a'])
})

test.each([
  [' Tasks:    12 successful, 12 total\nCached: 3', { passed: 12, failed: 0, notes: [] }],
  [
    ' Tasks:    11 successful, 13 total\nFailed:    //#format, @sitewright/docs#lint\n',
    { passed: 11, failed: 2, notes: ['failed: //#format', 'failed: @sitewright/docs#lint'] },
  ],
  ['turbo could not start', { passed: 0, failed: 1, notes: ['failed: turbo'] }],
])('tasks are counted from %j', (output, outcome) => {
  expect(tasksOf(output)).toEqual({ ...none, ...outcome })
})

test('a run that has kept no outcome has failed', () => {
  onTestFinished(() => forget('npm-test'))
  remember('npm-test', { ...none, skipped: 1, notes: ['skipped: npm audit'] })
  expect(recall('npm-test')).toEqual({ ...none, skipped: 1, notes: ['skipped: npm audit'] })
  forget('npm-test')
  expect(recall('npm-test')).toEqual({ ...none, failed: 1, notes: ['failed: npm-test'] })
})

const told = (state: string, note?: string, flaky = false) => ({
  fullName: 'a list > is empty',
  module: { moduleId: join(root, 'packages/site/src/a.test.ts'), project: { name: 'node' } },
  result: () => ({ state, note }),
  diagnostic: () => ({ flaky }),
})

test('a test counts as what it was, and is named unless it passed at once', () => {
  const name = 'packages/site/src/a.test.ts > a list is empty'
  expect(outcomeOfTest(told('passed'))).toEqual({ ...none, passed: 1 })
  expect(outcomeOfTest(told('failed'))).toEqual({ ...none, failed: 1, notes: [`failed: ${name}`] })
  expect(outcomeOfTest(told('passed', undefined, true)).notes).toEqual([`passed when tried again: ${name}`])
  const skipped = { project: 'node', file: 'packages/site/src/a.test.ts', name: 'a list is empty' }
  expect(outcomeOfTest(told('skipped', 'no cache'))).toEqual({
    ...none,
    skipped: 1,
    tests: [{ ...skipped, reason: 'no cache' }],
  })
})

test('skipped tests can be run again, and no others', () => {
  const file = 'apps/demo/e2e/speed.long.e2e.ts'
  const words = wordsFor([
    { project: 'e2e', file, name: 'a page (that comes back)', reason: 'no cache' },
    { project: 'e2e', file, name: 'costs $5.00', reason: 'no cache' },
  ])
  expect(words).toEqual(['--project=e2e', expect.stringMatching(/^--testNamePattern=/), file])
  const pattern = new RegExp(words[1]?.replace('--testNamePattern=', '') ?? '')
  expect(pattern.test('a page (that comes back)')).toBe(true)
  expect(pattern.test('costs $5.00')).toBe(true)
  expect(pattern.test('costs $5.00 more')).toBe(false)
})

test('each project of the workspace is run by npm test or after it', () => {
  const workspace = readFileSync(join(root, 'vitest.workspace.ts'), 'utf8')
  const names = [
    ...workspace.matchAll(/(?:\bname: |\bendToEnd\(|\binDocument\(|\binBrowser\()'([\w-]+)'/g),
  ].map(([, name]) => `--project=${name}`)
  expect(names).toContain('--project=node')
  expect([...QUICK, ...LONG, ...FUZZ, ...RELEASE, ...VISUAL].toSorted()).toEqual(names.toSorted())
})
