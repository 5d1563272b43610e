import { expect, test } from 'vitest'
import { checkExamples } from '../check/examples.ts'
import { manifestOf, sandbox } from './sandbox.ts'

const check = (...code: readonly string[]) =>
  checkExamples(
    sandbox({
      'package.json': manifestOf('@sandbox/two', '1 kB'),
      'dist/index.d.ts': "export declare function greet(name: 'you' | 'me'): string\n",
      'dist/index.js': "export const greet = (name) => 'Hello ' + name\n",
      'src/index.ts': [
        '// Greetings',
        '/**',
        ' * Greets somebody.',
        ' *',
        ' * @example',
        ' * ```ts',
        ...code.map((line) => ` * ${line}`),
        ' * ```',
        ' */',
        "export const greet = (name: 'you' | 'me'): string => 'Hello ' + name",
      ].join('\n'),
    }),
  )

const IMPORT = "import { greet } from '@sandbox/two'"

test('an example may leave out what its readers have', async () => {
  expect(await check(IMPORT, "element.textContent = greet('you')")).toEqual([])
})

test.each([
  ['an export that does not exist', [IMPORT.replace('greet', 'greets')], 7],
  ['a value that is not accepted', [IMPORT, "greet('nobody')"], 8],
  ['half a call', [IMPORT, 'greet('], 9],
])('an example with %s is found on its line', async (_, code, line) => {
  const findings = await check(...code)
  expect(findings).toHaveLength(1)
  expect(findings[0]).toContain(`src/index.ts:${line} TS`)
})
