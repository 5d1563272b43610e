import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { checkGuides, importsOf, pagesOf } from '../check/guides.ts'
import { sandbox } from './sandbox.ts'

test('the packages of a block are those that it imports, by way of any entry', () => {
  const code = `import { a } from '@x/one/react'
import 'two/style.css'
const three = () => import('three')
import { b } from './four.ts'`
  expect(importsOf(code)).toEqual(['@x/one', 'two', 'three'])
})

test('a guide with code that does not compile is named with its line', async () => {
  const folder = sandbox({
    'coming-from-one.md': '# Coming from one\n\n```ts\nexport const sum: number = 1\n```\n',
    'coming-from-two.md': "# Coming from two\n\n```ts\nexport const sum: number = 'one'\n```\n",
  })
  const pages = ['coming-from-one.md', 'coming-from-two.md'].map((name) => join(folder, name))
  const { findings, leftOut } = await checkGuides(pages)
  expect(findings).toEqual([
    expect.stringMatching(/coming-from-two\.md:4 TS2322: Type 'string' is not assignable to type 'number'/),
  ])
  expect(leftOut).toBe(0)
})

test('the README of the repository, its decisions, first steps and tutorials are among the pages whose code is compiled', () => {
  const home = sandbox({
    'README.md': '# A',
    'docs/decisions/0001-one.md': '# B',
    'docs/guides/coming-from-one.md': '# C',
    'docs/start/one.md': '# D',
    'docs/tutorials/one.md': '# E',
  })
  expect(pagesOf(home).map((path) => relative(home, path).replaceAll('\\', '/'))).toEqual([
    'README.md',
    'docs/decisions/0001-one.md',
    'docs/start/one.md',
    'docs/tutorials/one.md',
    'docs/guides/coming-from-one.md',
  ])
})
