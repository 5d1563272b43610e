import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { findOneSided } from '../check/style-sheet.ts'
import { filesBelow, root, shown } from '../check/workspace.ts'

describe('a side of a page that may run from right to left', () => {
  test.each([
    ['padding: 0 1rem 2rem 0', 1],
    ['padding: clamp(2rem, 4vw, 4rem) var(--edge) 2rem 0', 1],
    ['margin:\n    0 auto 0 1rem', 1],
    ['inset: 0.5rem auto auto 0.5rem', 1],
    ['padding-left: 1rem', 1],
    ['right: 0', 1],
    ['border-left: 1px solid', 1],
    ['border-top-right-radius: 1rem', 1],
    ['text-align: left', 1],
    ['padding: 0 1rem 2rem', 0],
    ['padding: 0 max(1rem, 2vw) 2rem max(1rem, 2vw)', 0],
    ['padding-inline: 1rem 0', 0],
    ['inset-inline-start: env(safe-area-inset-left)', 0],
    ['border-width: 2px 0 0 2px', 0],
    ['transition: left 1s', 0],
    ['text-align: start', 0],
  ])('of %j is named %i times', (declaration, times) => {
    expect(findOneSided(`a {\n  color: red; /* left: 0; */ ${declaration};\n}`)).toHaveLength(times)
  })

  const sheets = ['packages', 'apps/demo/src']
    .flatMap((folder) => filesBelow(join(root, folder), (path) => path.endsWith('.css')))
    .map((path) => [shown(path), path] as const)

  /** Sheets of what is written from left to right on every page. */
  const LEFT_TO_RIGHT = ['apps/demo/src/devtools/devtools.css']

  test.each(sheets.filter(([name]) => !LEFT_TO_RIGHT.includes(name)))('is not in %s', (_, path) => {
    expect(findOneSided(readFileSync(path, 'utf8'))).toEqual([])
  })
})
