import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findSlow } from '../hostile/main.ts'
import { callsOf } from '../hostile/plan.ts'
import { manifestOf, sandbox } from './sandbox.ts'

/** A built package with one entry. */
const built = (code: string, types: string): string =>
  sandbox({
    'package.json': manifestOf('@sandbox/one', '1 kB'),
    'dist/index.js': code,
    'dist/index.d.ts': types,
  })

const found = async (code: string, types: string): Promise<readonly string[]> =>
  findSlow(callsOf(built(code, types)), 1000)

test('a parser that steps back for each blank is found, and ended', async () => {
  const [finding, ...rest] = await found(
    'export const read = (text) => /^\\s*\\s*\\s*$/.test(text)',
    'export declare function read(text: string): boolean',
  )
  expect(finding).toMatch(/^@sandbox\/one \.read\(\) takes long for .*blanks, x \(6000 ms\)/)
  expect(rest).toEqual([])
})

test('a call that was stalled once, as on a busy machine, is in order', async () => {
  const mark = join(mkdtempSync(join(tmpdir(), 'stalled-')), 'mark')
  const stallOnce = `
    import { existsSync, writeFileSync } from 'node:fs'
    export const read = (text) => {
      if (existsSync('${mark}')) return
      writeFileSync('${mark}', '')
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 60_000)
    }`
  expect(await found(stallOnce, 'export declare function read(text: string): void')).toEqual([])
})

test('an export whose text is deep in its argument is found', async () => {
  const findings = await found(
    'export const read = ({ items }) => { const [{ html }] = items; let at = 0; for (const _ of html) at += html.split("").length }',
    'export declare function read(page: { readonly items: readonly { readonly html: string }[] }): void',
  )
  expect(findings).toHaveLength(1)
})

test('a method of what an export makes is found', async () => {
  const [finding] = await found(
    'export const make = () => ({ read: (text) => /^\\s*\\s*\\s*$/.test(text) })',
    'export interface Reader { read: (text: string) => boolean }\nexport declare function make(): Reader',
  )
  expect(finding).toContain('.make().read()')
})

test('an export that reads each character once is in order', async () => {
  expect(
    await found(
      'export const read = (text) => text.trim()',
      'export declare function read(text: string): string',
    ),
  ).toEqual([])
})

test('a package that cannot be loaded is no package in order', async () => {
  expect(
    await found('export { a } from "./gone.js"', 'export declare function read(text: string): string'),
  ).toHaveLength(1)
})

test('calls name the file that is built', () => {
  const folder = built('', 'export declare const read: (text: string) => string')
  expect(callsOf(folder).map(({ file }) => file)).toEqual([join(folder, 'dist/index.js')])
})
