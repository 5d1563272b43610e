import { expect, test } from 'vitest'
import { checkTarball } from '../check/tarball.ts'
import { manifestOf, sandbox } from './sandbox.ts'

const whole = {
  'package.json': manifestOf('@sandbox/one', '1 kB'),
  LICENSE: 'Do what you like.',
  'dist/index.js': 'export const one = 1\n',
  'dist/index.d.ts': 'export declare const one: number\n',
}

test('a package that resolves, with its types and its licence, is fit to be published', async () => {
  expect(await checkTarball(sandbox(whole))).toEqual([])
})

test('an entry point that leads nowhere is found', async () => {
  const { 'dist/index.js': _, ...rest } = whole
  expect((await checkTarball(sandbox(rest))).join('\n')).toMatch(
    /dist\/index\.js but the file does not exist/,
  )
})

test('types that cannot be resolved are found', async () => {
  const broken = { ...whole, 'dist/index.d.ts': "export { one } from './lost'\n" }
  expect((await checkTarball(sandbox(broken))).join('\n')).toMatch(/are-the-types-wrong finds[^]*resolution/i)
})

test('a missing licence is found', async () => {
  const { LICENSE: _, ...rest } = whole
  expect(await checkTarball(sandbox(rest))).toEqual([expect.stringMatching(/its tarball has no LICENSE\.$/)])
})
