import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { AreaResult } from '../result.ts'
import { areaPage, overview } from './page.ts'
import { pictures } from './pictures.ts'

/** Folder of the results, and the one of the pages about them. */
export interface Shelf {
  readonly results: URL
  readonly docs: URL
}

const shelf: Shelf = {
  results: new URL('../../results/', import.meta.url),
  docs: new URL('../../../../docs/', import.meta.url),
}

const read = (file: URL): AreaResult => JSON.parse(readFileSync(file, 'utf8')) as AreaResult

/** Seven digits are more than any clock here has. */
const rounded = (_: string, value: unknown): unknown =>
  typeof value === 'number' ? Number(value.toPrecision(7)) : value

/** Keeps an area's results. Of an area that was measured in part, the other cases stay as they were. */
export function keep(result: AreaResult, { results }: Shelf = shelf): void {
  mkdirSync(results, { recursive: true })
  const file = new URL(`${result.area}.json`, results)
  const before = existsSync(file) ? read(file).cases : []
  const fresh = new Map(result.cases.map((one) => [one.name, one]))
  const cases = [
    ...before.map((one) => fresh.get(one.name) ?? one),
    ...result.cases.filter(({ name }) => !before.some((one) => one.name === name)),
  ]
  writeFileSync(file, `${JSON.stringify({ ...result, cases }, rounded, 2)}\n`)
}

/** Writes docs/benchmarks.md, and a page with pictures for each area, from the results that are kept. */
export function writePages({ results, docs }: Shelf = shelf): void {
  const kept = readdirSync(results)
    .filter((file) => file.endsWith('.json'))
    .map((file) => read(new URL(file, results)))
  const folder = new URL('benchmarks/', docs)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const { file, svg } of kept.flatMap((area) => area.cases.flatMap((one) => pictures(area, one)))) {
    writeFileSync(new URL(file, folder), svg)
  }
  for (const area of kept) writeFileSync(new URL(`${area.area}.md`, folder), areaPage(area))
  writeFileSync(new URL('benchmarks.md', docs), overview(kept))
}
