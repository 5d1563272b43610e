import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import { afterAll, beforeAll, expect, test } from 'vitest'

const home = mkdtempSync(join(tmpdir(), 'create-'))
const cli = join(home, 'dist/command/cli.js')
const run = (...words: string[]) => promisify(execFile)(process.execPath, [cli, ...words], { cwd: home })

// As it is published: each module a file of its own, with the templates beside them.
beforeAll(async () => {
  await build({
    entryPoints: [
      'index.ts',
      'name.ts',
      'template.ts',
      'project.node.ts',
      'command/command.ts',
      'command/cli.ts',
    ].map((path) => fileURLToPath(new URL(`../${path}`, import.meta.url))),
    outdir: join(home, 'dist'),
    format: 'esm',
    bundle: true,
    splitting: true,
    platform: 'node',
  })
  mkdirSync(join(home, 'dist'), { recursive: true })
  writeFileSync(
    join(home, 'package.json'),
    JSON.stringify({
      name: 'create-sitewright',
      type: 'module',
      version: '1.2.3',
      exports: { './templates.json': './dist/templates.json' },
    }),
  )
})
afterAll(() => rmSync(home, { recursive: true }))

test('knows its version', async () => {
  expect((await run('--version')).stdout).toBe('1.2.3\n')
})

test('does not wait for an answer where there is no terminal', async () => {
  await expect(run()).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringContaining('There is no terminal') as string,
  })
})

test('finds the templates that are published with it', async () => {
  writeFileSync(join(home, 'dist/templates.json'), JSON.stringify({ editor: { 'package.json': '{}' } }))
  const { stdout } = await run('mine', '--template', 'editor')
  expect(stdout).toContain('  cd mine\n')
  expect(JSON.parse(readFileSync(join(home, 'mine/package.json'), 'utf8'))).toEqual({ name: 'mine' })
})
