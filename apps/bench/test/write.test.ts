import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { keep, writePages } from '../src/report/write.ts'
import type { AreaResult } from '../src/result.ts'
import { area, size, timed } from './fixture/result.ts'

const folder = mkdtempSync(join(tmpdir(), 'bench-write-'))
const shelf = {
  results: pathToFileURL(join(folder, 'results/')),
  docs: pathToFileURL(join(folder, 'docs/')),
}
afterAll(() => rmSync(folder, { recursive: true }))

const kept = (): AreaResult =>
  JSON.parse(readFileSync(join(folder, 'results/money.json'), 'utf8')) as AreaResult

test('results are kept, and written as pages with pictures', () => {
  keep(area, shelf)
  expect(kept()).toMatchObject({ ...area, cases: [{ name: 'list', rounds: 21 }, size] })
  writePages(shelf)
  expect(readFileSync(join(folder, 'docs/benchmarks.md'), 'utf8')).toContain('[Money](benchmarks/money.md)')
  expect(readFileSync(join(folder, 'docs/benchmarks/money.md'), 'utf8')).toContain('## Format a list')
  expect(readdirSync(join(folder, 'docs/benchmarks'))).toEqual([
    'money-list-growth.svg',
    'money-list.svg',
    'money-money.svg',
    'money.md',
  ])
})

test('an area that is measured in part keeps its other cases, and gains new ones', () => {
  keep(
    {
      ...area,
      cases: [
        { ...timed, title: 'Anew' },
        { ...size, name: 'other' },
      ],
    },
    shelf,
  )
  expect(kept().cases.map(({ name, title }) => [name, title])).toEqual([
    ['list', 'Anew'],
    ['money', '@sitewright/money'],
    ['other', '@sitewright/money'],
  ])
})
