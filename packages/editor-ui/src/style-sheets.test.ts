import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import manifest from '../package.json' with { type: 'json' }

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

const exported: Readonly<Record<string, string | Readonly<Record<string, string>>>> = manifest.exports

/** The file of an entry among the sources. */
function fileOf(entry: string): string {
  const conditions = exported[entry]
  return typeof conditions === 'object' ? (conditions['@sitewright/source'] ?? conditions.default ?? '') : ''
}

/** The style sheet of an entry, in the folder of its part: one pattern leads to all. */
const sheetOf = (entry: string): string => fileOf('./*/styles.css').replace('*', entry.slice(2))

/** Names in `data-editor` of everything that an entry draws. */
function namesDrawnBy(entry: string): ReadonlySet<string> {
  const files = new Set<string>()
  const names = new Set<string>()
  const follow = (path: string): void => {
    if (files.has(path)) return
    files.add(path)
    const code = read(path)
    for (const [, name = ''] of code.matchAll(/data-editor['"]?\s*[:=]\s*\{?['"`]([^'"`]+)/g)) names.add(name)
    for (const [, from = ''] of code.matchAll(/from '(\.[^']+)'/g)) follow(join(dirname(path), from))
  }
  follow(fileOf(entry))
  return names
}

/** Style sheets that a style sheet is made of. */
const importsOf = (sheet: string): string[] =>
  [...read(sheet).matchAll(/@import '([^']+)'/g)].map(([, path = '']) => join(dirname(sheet), path))

/** Splits a list of selectors at the commas that are in no brackets. */
const alternatives = (selectors: string): string[] => selectors.split(/,(?![^(]*\))/)

/** Checks whether a selector may select something drawn, among it all its ancestors. */
function selects(selector: string, names: ReadonlySet<string>): boolean {
  const isDrawn = (part: string): boolean =>
    [...part.matchAll(/\[data-editor(\^?)='([^']+)'\]/g)].every(([, isPrefix, name = '']) =>
      isPrefix ? [...names].some((each) => each.startsWith(name)) : names.has(name),
    )
  const lists = [...selector.matchAll(/:(?:is|where)\(([^()]*)\)/g)].map(([, list = '']) => list)
  const rest = selector.replace(/:(?:not|has|is|where)\((?:[^()]|\([^()]*\))*\)/g, '')
  return isDrawn(rest) && lists.every((list) => alternatives(list).some(isDrawn))
}

const selectorsOf = (sheet: string): string[] =>
  [
    ...read(sheet)
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .matchAll(/([^{}]+)\{/g),
  ]
    .map(([, list = '']) => list.trim())
    .filter((list) => !list.startsWith('@'))
    .flatMap(alternatives)
    .filter((selector) => selector.includes('[data-editor'))

const all = importsOf('src/styles.css')
const selectors = new Map(all.map((sheet) => [sheet, selectorsOf(sheet)]))
const TOKENS = 'src/token.css'

const parts = Object.keys(exported).filter((entry) => entry !== '.' && existsSync(join(root, sheetOf(entry))))

test('parts that are drawn have a style sheet of their own', () => {
  const drawn = Object.keys(exported).filter(
    (entry) => /^[^*]+\.tsx?$/.test(fileOf(entry)) && namesDrawnBy(entry).size > 0,
  )
  expect(drawn.filter((entry) => !parts.includes(entry))).toEqual([])
})

test.each(parts)(
  'the style sheet of %s holds all rules for what it draws, and those of no other part',
  (entry) => {
    const names = namesDrawnBy(entry)
    const needed = all.filter(
      (sheet) => sheet === TOKENS || selectors.get(sheet)?.some((selector) => selects(selector, names)),
    )
    expect(importsOf(sheetOf(entry)).sort()).toEqual([...needed].sort())
  },
)
