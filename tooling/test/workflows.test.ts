import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { checkWorkflows, findLoose } from '../check/workflows.ts'
import { root } from '../check/workspace.ts'
import { sandbox } from './sandbox.ts'

const release = readFileSync(join(root, '.github/workflows/release.yml'), 'utf8')

/** The release with one part of it replaced. */
function changed(from: string | RegExp, to: string): string {
  const text = release.replace(from, to)
  expect(text).not.toBe(release)
  return text
}

describe('workflows', () => {
  test('of this repository pin their actions and keep their rights apart', () => {
    expect(checkWorkflows(root)).toEqual([])
  })

  test.each([
    ['an action by its tag', /(checkout@)[\da-f]{40} # v5.0.0/, '$1v5', 'pin actions/checkout@v5'],
    ['a commit without its version', / # v5.0.0/, '', 'pin actions/checkout@'],
    ['a short commit', /(checkout@[\da-f]{7})[\da-f]+/, '$1', 'pin actions/checkout@'],
    ['rights of the whole workflow', 'contents: read', 'contents: write', 'the workflow itself'],
    [
      'a token of the whole workflow',
      'jobs:',
      'env:\n  NPM: ${{ secrets.NPM_TOKEN }}\njobs:',
      'the workflow itself',
    ],
    [
      'a write right of the tests',
      '  verify:\n',
      '  verify:\n    permissions:\n      id-token: write\n',
      'only the job that publishes',
    ],
    [
      'tests in the job that publishes',
      'run: node tooling/bootstrap.mjs\n',
      'run: .ci/run\n',
      'run tests in a job without rights',
    ],
    [
      'a cache of pnpm, which is not there yet',
      / +package-manager-cache: false\n/,
      '',
      'package-manager-cache',
    ],
    ['a release without tests before it', '    needs: verify\n', '', 'has to be tested by a job before it'],
  ])('are refused with %s', (_, from, to, finding) => {
    expect(findLoose('release.yml', changed(from, to)).join('\n')).toContain(finding)
  })

  test.each([
    ['create-sitewright', 'create-sitewright-1.2.3.cdx.json'],
    ['@sitewright/money-format', 'sitewright-money-format-1.2.3.cdx.json'],
  ])('attach to the release of %s the bill of materials that pnpm has written', (name, file) => {
    const [, steps = ''] = /while read -r name version; do\n([\s\S]*?)\n +done/.exec(release) ?? []
    const script = `gh() { echo "$3 $4"; }; name=${name}; version=1.2.3\n${steps}`
    expect(execFileSync('bash', ['-c', script], { encoding: 'utf8' }).trim()).toBe(
      `${name}@1.2.3 .cache/sbom/${file}`,
    )
  })

  test('are refused where nothing raises pinned actions', () => {
    const folder = sandbox({ '.github/workflows/release.yml': release })
    expect(checkWorkflows(folder)).toEqual([expect.stringContaining('dependabot.yml')])
  })
})
