import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contract } from './contract.ts'

/** Rows about a call that no backend can be asked for. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'CRT-013': 'a browser goes to another page, and no call is made',
  'DEMO-021': 'about the mocks of the demo, which has a test of its own for each call',
}

const pages = new URL('../../../docs/specification/', import.meta.url)
/** Rows of the specification, with their kinds. */
const rows = readdirSync(pages)
  .filter((name) => name.endsWith('.md'))
  .flatMap((name) => readFileSync(new URL(name, pages), 'utf8').split('\n'))
  .flatMap((line) => {
    const [, id, ...cells] = line.split(' | ').map((cell) => cell.replace(/^\| /, '').trim())
    const [first] = line.split(' | ')
    const name = first?.replace(/^\| /, '') ?? ''
    return /^[A-Z]{3,4}-\d{3}$/.test(name) ? [{ id: name, cells: [id, ...cells] }] : []
  })
const cases = Object.values(contract).flat()

test('each row of the specification that is a call has a case, or a reason', () => {
  const calls = rows.filter(({ cells }) => cells[2] === 'call').map(({ id }) => id)
  expect(calls.length).toBeGreaterThan(35)
  const asked = new Set(cases.map(({ spec }) => spec))
  expect(calls.filter((id) => !asked.has(id) && !(id in ELSEWHERE))).toEqual([])
  expect(Object.keys(ELSEWHERE).filter((id) => asked.has(id) || !calls.includes(id))).toEqual([])
})

test('each case names a row of the specification, and no two have one name', () => {
  const known = new Set(rows.map(({ id }) => id))
  expect(cases.filter(({ spec }) => !known.has(spec)).map(({ spec }) => spec)).toEqual([])
  const titles = cases.map(({ spec, name }) => `${spec} ${name}`)
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
})
